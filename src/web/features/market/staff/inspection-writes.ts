import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { InspectionPoint } from '#contract/market/inspection-point-words.ts'
import { pointRatingDisplay } from '#contract/market/inspection-words.ts'
import type { SavedPoint, StaffInspection } from '#contract/market/inspections.ts'
import { newKey } from '../../../api.ts'
import { sendOrWait } from '../../../kits/waiting/send-or-wait.ts'
import { useWaiting } from '../../../kits/waiting/use-waiting.ts'
import type { StartCheck } from '../../../kits/work/start-with-code.tsx'
import { NoAnswer } from '../../../session/send.ts'
import { isTechnician } from '../../../session/tokens.ts'
import { staffApi } from '../../../staff-api.ts'
import type { WaitingWrite } from '../../../state/waiting-writes.ts'

export type Result = StaffInspection['results'][number]
type Change = { rating?: Result['rating']; remark?: string }

/** One inspection; a technician's is cached on his phone, to be filled in without a connection (decision 0031). */
export const staffInspection = (id: number) =>
	queryOptions({
		queryKey: ['staff', 'sell-requests', id, 'inspection'],
		queryFn: ({ signal }) => staffApi.inspection({ params: { id }, signal }),
		refetchOnMount: 'always',
		meta: { cacheDays: 2, keep: (inspection: StaffInspection) => (isTechnician() ? inspection : undefined) },
	})

const nothingFound = (point: string): Result => ({ point, rating: null, remark: '', photos: [] })

/** What was found so far at every point that was touched, with what still waits on this phone to be sent. */
export function useResults({ id, results }: StaffInspection): Map<string, Result> {
	const waiting = useWaiting()
	const found = new Map(results.map((result) => [result.point, result]))
	for (const { call, params, body, refused } of waiting)
		if (call === 'rateInspectionPoint' && params.id === id && params.point !== undefined && refused === null)
			found.set(params.point, { ...(found.get(params.point) ?? nothingFound(params.point)), ...(body as Change) })
	return found
}

/** The steps of an inspection that wait on this phone. */
export const isWaitingFor = (waiting: readonly WaitingWrite[], id: number, call: WaitingWrite['call']) =>
	waiting.some((write) => write.call === call && write.params.id === id && write.refused === null)

/**
 * All that is written while an inspection is filled in: one small write a point, shown at once, each point's in their order. Without a
 * connection a technician's wait on his phone. Each throws the refusal.
 */
export function useInspectionWrites({ id, reference, version }: Pick<StaffInspection, 'id' | 'reference' | 'version'>) {
	const queries = useQueryClient()
	const last = useRef(new Map<string, Promise<unknown>>())
	return {
		/** Null where it waits on this phone. */
		rate(point: InspectionPoint, change: Change): Promise<SavedPoint | null> {
			const params = { id, point: point.id }
			const rated = change.rating ? pointRatingDisplay[change.rating].toLowerCase() : 'remark'
			const send = async () => {
				showPoint(queries, id, { ...resultOf(queries, id, point.id), ...change })
				const key = newKey()
				const draft = { key, call: 'rateInspectionPoint' as const, params, body: change, seen: version, shows: {} }
				const saved = await sendOrWait({ ...draft, words: `${reference}, ${point.name}: ${rated}` }, () =>
					staffApi.rateInspectionPoint({ params, body: change, key }),
				)
				if (saved) keepSaved(queries, id, saved)
				return saved
			}
			// A remark that is typed while the rating travels comes after it.
			const turn = (last.current.get(point.id) ?? Promise.resolve()).catch(() => undefined).then(send)
			last.current.set(point.id, turn)
			return turn
		},
		/** Throws `NoAnswer` where there is no connection; the key makes it arrive once. */
		async addPhoto(point: string, file: File, key: string) {
			const body = new FormData()
			body.append('image', file)
			keepSaved(queries, id, await staffApi.addInspectionPhoto({ params: { id, point }, body, key }))
		},
		async removePhoto(point: string, photo: number) {
			keepSaved(queries, id, await staffApi.removeInspectionPhoto({ params: { id, point, photo } }))
		},
		async start(check?: StartCheck) {
			const body = { version, ...check }
			const key = newKey()
			const draft = { key, call: 'startInspection' as const, params: { id }, body, seen: version, shows: {}, words: `Start ${reference}` }
			return keep(queries, id, await sendOrWait(draft, () => staffApi.startInspection({ params: { id }, body, key })))
		},
		async complete(summary: string) {
			const body = { summary }
			const key = newKey()
			const draft = {
				key,
				call: 'completeInspection' as const,
				params: { id },
				body,
				seen: version,
				shows: {},
				words: `Complete ${reference}`,
			}
			return keep(queries, id, await sendOrWait(draft, () => staffApi.completeInspection({ params: { id }, body, key })))
		},
	}
}

export const isNoAnswer = (error: unknown) => error instanceof NoAnswer

const resultOf = (queries: QueryClient, id: number, point: string) =>
	queries.getQueryData(staffInspection(id).queryKey)?.results.find((result) => result.point === point) ?? nothingFound(point)

function showPoint(queries: QueryClient, id: number, result: Result, more: Partial<StaffInspection> = {}) {
	queries.setQueryData(
		staffInspection(id).queryKey,
		(shown) => shown && { ...shown, ...more, results: [...shown.results.filter(({ point }) => point !== result.point), result] },
	)
}

function keepSaved(queries: QueryClient, inspectionId: number, { id: _, score, verdict, version, ...result }: SavedPoint) {
	showPoint(queries, inspectionId, result, { score, verdict, version })
}

/** A step that was answered is shown on every screen; one that waits has changed nothing yet. */
function keep(queries: QueryClient, id: number, inspection: StaffInspection | null) {
	if (!inspection) return null
	queries.setQueryData(staffInspection(id).queryKey, inspection)
	queries.invalidateQueries({
		queryKey: ['staff'],
		predicate: ({ queryKey: [, collection, , part] }) => concerned.includes(collection) && part !== 'inspection',
	})
	return inspection
}
const concerned: unknown[] = ['sell-requests', 'day', 'counts', 'audit-log']
