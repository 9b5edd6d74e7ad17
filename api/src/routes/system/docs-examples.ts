/** A program that uploads a CV, analyzes it and prints its score. */
export interface Example {
  readonly name: string
  readonly code: string
}

const createCurl = (origin: string): string => `# pass the key in the environment: export FARO_KEY=faro_...
auth="Authorization: Bearer $FARO_KEY"
id=$(curl -fsS -H "$auth" -F resume=@cv.pdf ${origin}/api/resumes/upload | sed 's/.*"resumeId":"\\([^"]*\\)".*/\\1/')
curl -fsS -H "$auth" -X POST "${origin}/api/resumes/$id/analyze"
curl -fsS -H "$auth" "${origin}/api/resumes/$id?language=en"`

const createTypeScript = (origin: string): string => `// Node 24: node analyze.mts
import { readFile } from 'node:fs/promises'

const headers = { Authorization: \`Bearer \${process.env.FARO_KEY}\` }

const call = async (path: string, init: RequestInit = {}) => {
  const response = await fetch(\`${origin}/api\${path}\`, { ...init, headers })
  const body = await response.json()
  if (!response.ok) throw new Error(\`\${body.error.code}: \${body.error.message}\`)
  return body
}

const form = new FormData()
form.set('resume', new File([await readFile('cv.pdf')], 'cv.pdf'))
const { resumeId } = await call('/resumes/upload', { method: 'POST', body: form })
await call(\`/resumes/\${resumeId}/analyze\`, { method: 'POST' })
const resume = await call(\`/resumes/\${resumeId}?language=en\`)
console.log(resume.overallScore)`

const createPython = (origin: string): string => `# pip install requests
import os
import requests

session = requests.Session()
session.headers["Authorization"] = f"Bearer {os.environ['FARO_KEY']}"

def call(method, path, **options):
    response = session.request(method, "${origin}/api" + path, timeout=120, **options)
    body = response.json()
    if not response.ok:
        raise RuntimeError(f"{body['error']['code']}: {body['error']['message']}")
    return body

with open("cv.pdf", "rb") as file:
    resume_id = call("POST", "/resumes/upload", files={"resume": ("cv.pdf", file, "application/pdf")})["resumeId"]
call("POST", f"/resumes/{resume_id}/analyze")
resume = call("GET", f"/resumes/{resume_id}", params={"language": "en"})
print(resume["overallScore"])`

/** The same program in three languages, for the server at `origin`. */
export const createExamples = (origin: string): readonly Example[] => [
  { name: 'curl', code: createCurl(origin) },
  { name: 'TypeScript', code: createTypeScript(origin) },
  { name: 'Python', code: createPython(origin) },
]
