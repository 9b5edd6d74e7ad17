import { queryOptions } from '@tanstack/react-query'
import type * as z from 'zod'
import type {
  BoardResponse,
  CandidateSummaryResponse,
  createOpeningBody,
  saveAnalysisBody,
  saveCandidateBody,
  updateCandidateBody,
} from '#shared/api-schema/teams.ts'
import { client, requestJson, requestVoid } from '#web/platform/api/client.ts'
import { QUERY_KEYS } from '#web/platform/api/queries.ts'
import { queryClient } from '#web/platform/api/query-client.ts'

const api = client.api.team

/** Members change these on other devices, so they are read again when the page is shown. */
const SHARED_DATA = { staleTime: 0, refetchOnWindowFocus: true } as const

/** The board of an opening. */
export const getBoardQuery = (id: string) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.boards, id],
    queryFn: () => requestJson(api.openings[':id'].$get({ param: { id } }), ({ boardResponse }) => boardResponse),
    ...SHARED_DATA,
  })

/** A CV of a board with everything about it. */
export const getCandidateQuery = (id: string) =>
  queryOptions({
    queryKey: [...QUERY_KEYS.candidates, id],
    queryFn: () =>
      requestJson(api.candidates[':id'].$get({ param: { id } }), ({ candidateResponse }) => candidateResponse),
    ...SHARED_DATA,
  })

/** Fetches the team again where it is shown. */
export const refreshTeam = (): Promise<void> => queryClient.invalidateQueries({ queryKey: QUERY_KEYS.team })

export const createTeam = (name: string) =>
  requestJson(api.$post({ json: { name } }), ({ teamResponse }) => teamResponse)
export const renameTeam = (name: string) => requestVoid(api.$patch({ json: { name } }))
export const deleteTeam = () => requestVoid(api.$delete())
export const transferTeam = (userId: string) => requestVoid(api.transfer.$post({ json: { userId } }))
export const removeMember = (id: string) => requestVoid(api.members[':id'].$delete({ param: { id } }))
export const createInvitation = () =>
  requestJson(api.invitations.$post(), ({ createdInvitationResponse }) => createdInvitationResponse)
export const revokeInvitation = (id: string) => requestVoid(api.invitations[':id'].$delete({ param: { id } }))
export const previewInvitation = (token: string) =>
  requestJson(
    api.invitations.preview.$post({ json: { token } }),
    ({ invitationPreviewResponse }) => invitationPreviewResponse,
  )
export const joinTeam = (token: string) =>
  requestJson(api.join.$post({ json: { token } }), ({ teamResponse }) => teamResponse)

export type OpeningFields = z.input<typeof createOpeningBody>
export const createOpening = (json: OpeningFields) =>
  requestJson(api.openings.$post({ json }), ({ openingResponse }) => openingResponse)
export const updateOpening = (id: string, json: OpeningFields) =>
  requestJson(api.openings[':id'].$patch({ param: { id }, json }), ({ openingResponse }) => openingResponse)
export const deleteOpening = (id: string) => requestVoid(api.openings[':id'].$delete({ param: { id } }))

/** Puts a CV on a board. Sending it again changes nothing. */
export const saveCandidate = (id: string, candidateId: string, json: z.input<typeof saveCandidateBody>) =>
  requestJson(
    api.openings[':id'].candidates[':candidateId'].$put({ param: { id, candidateId }, json }),
    ({ candidateSummaryResponse }) => candidateSummaryResponse,
  )

/** Replaces the result of a CV after a change of the ad. */
export const saveAnalysis = (id: string, json: z.input<typeof saveAnalysisBody>) =>
  requestJson(
    api.candidates[':id'].analysis.$put({ param: { id }, json }),
    ({ candidateSummaryResponse }) => candidateSummaryResponse,
  )

/** Changes a CV and its row on the board. */
export const updateCandidate = async (
  openingId: string,
  id: string,
  json: z.input<typeof updateCandidateBody>,
): Promise<void> => {
  replaceRow(
    openingId,
    await requestJson(
      api.candidates[':id'].$patch({ param: { id }, json }),
      ({ candidateSummaryResponse }) => candidateSummaryResponse,
    ),
  )
  await refreshCandidate(id)
}

/** Erases a CV and removes its row from the board. */
export const deleteCandidate = async (openingId: string, id: string): Promise<void> => {
  await requestVoid(api.candidates[':id'].$delete({ param: { id } }))
  queryClient.removeQueries({ queryKey: [...QUERY_KEYS.candidates, id] })
  updateRows(openingId, (rows) => rows.filter((row) => row.id !== id))
}

/** Adds a note to a CV, also in what is shown. Throws as `requestJson`. */
export const addNote = async (openingId: string, id: string, text: string): Promise<void> => {
  const candidate = await requestJson(
    api.candidates[':id'].notes.$post({ param: { id }, json: { text } }),
    ({ candidateResponse }) => candidateResponse,
  )
  queryClient.setQueryData(getCandidateQuery(id).queryKey, candidate)
  setNoteCount(openingId, id, candidate.notes.length)
}

/** Deletes a note of a CV, also in what is shown. Throws as `requestVoid`. */
export const deleteNote = async (openingId: string, id: string, noteId: string): Promise<void> => {
  await requestVoid(api.candidates[':id'].notes[':noteId'].$delete({ param: { id, noteId } }))
  await refreshCandidate(id)
  const notes = queryClient.getQueryData(getCandidateQuery(id).queryKey)?.notes.length
  if (notes !== undefined) setNoteCount(openingId, id, notes)
}

const refreshCandidate = (id: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [...QUERY_KEYS.candidates, id] })

type Rows = BoardResponse['candidates']

/** Changes the rows of a board that is loaded; the others stay the same objects, so that they are not drawn again. */
const updateRows = (openingId: string, change: (rows: Rows) => Rows): void => {
  queryClient.setQueryData(getBoardQuery(openingId).queryKey, (board) =>
    board ? { ...board, candidates: change(board.candidates) } : board,
  )
}

const setNoteCount = (openingId: string, id: string, notes: number): void =>
  updateRows(openingId, (rows) => rows.map((row) => (row.id === id ? { ...row, notes } : row)))

/** Replaces a row of the shown board. */
export const replaceRow = (openingId: string, next: CandidateSummaryResponse): void =>
  updateRows(openingId, (rows) => rows.map((row) => (row.id === next.id ? next : row)))

/** Adds rows to a board; those that it has already are replaced. */
export const addRows = (openingId: string, added: readonly CandidateSummaryResponse[]): void => {
  const ids = new Set(added.map(({ id }) => id))
  updateRows(openingId, (rows) => [...rows.filter(({ id }) => !ids.has(id)), ...added])
}
