import { useLingui } from '@lingui/react/macro'

/** Returns a function from a field to its name for people; unknown fields keep their key. */
export const useFieldName = () => {
  const { t } = useLingui()
  const names: Readonly<Record<string, string>> = {
    fullName: t`Name`,
    title: t`Title`,
    email: t`Email`,
    phone: t`Phone`,
    location: t`Location`,
    linkedin: 'LinkedIn',
    website: t`Website`,
    links: t`Link`,
    url: t`Link`,
    summary: t`Profile`,
    company: t`Company`,
    position: t`Position`,
    startDate: t`Start`,
    endDate: t`End`,
    current: t`Current`,
    description: t`Description`,
    achievements: t`Bullet`,
    institution: t`Institution`,
    degree: t`Degree`,
    field: t`Field of study`,
    gpa: t`Grade`,
    honors: t`Honors`,
    technical: t`Skill`,
    soft: t`Soft skill`,
    languages: t`Language`,
    language: t`Language`,
    proficiency: t`Level`,
    detail: t`Level`,
    name: t`Name`,
    issuer: t`Issuer`,
    date: t`Date`,
    expiryDate: t`Expiration date`,
    credentialId: t`Credential`,
    technologies: t`Technology`,
    organization: t`Organization`,
    role: t`Role`,
    items: t`Text`,
    custom: t`Section`,
    subject: t`Subject`,
    text: t`Letter text`,
  }
  return (field: string): string => names[field] ?? field
}
