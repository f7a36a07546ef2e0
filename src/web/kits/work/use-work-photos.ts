import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { ApiProblem } from '#contract/client.ts'
import { maxPhotos, type PhotoMoment, workPhoto } from '#contract/doorstep/photo-words.ts'
import type { StaffWorkPhotos } from '#contract/doorstep/work-photos.ts'
import { newKey, wordsOf } from '../../api.ts'
import { preparePhoto } from '../../browser/picture/prepare-photo.ts'
import { isTechnician } from '../../session/tokens.ts'
import { staffApi } from '../../staff-api.ts'
import { photoForm, storedPhotos } from '../../state/stored-photos.ts'
import { sendOrWait } from '../waiting/send-or-wait.ts'
import { useWaiting } from '../waiting/use-waiting.ts'
import { photoLinks } from './photos-of-work.tsx'

/** Work that has photos. */
export type Photographed = { work: 'repair' | 'visit'; id: number; reference: string }
/** A photo that was taken here and has not arrived. */
export type UnsentPhoto = {
	/** The Idempotency-Key of every sending. */
	key: string
	moment: PhotoMoment
	url: string
	/** Why it was not sent; null while it is on its way or waits for a connection. */
	problem: string | null
	/** It waits on this phone for a connection, and goes by itself. */
	isWaiting: boolean
}
type Taken = UnsentPhoto & { file: File }

const calls = {
	repair: {
		collection: 'repair-bookings',
		call: 'addRepairPhoto',
		list: staffApi.repairPhotos,
		add: staffApi.addRepairPhoto,
		remove: staffApi.removeRepairPhoto,
	},
	visit: {
		collection: 'visits',
		call: 'addVisitPhoto',
		list: staffApi.visitPhotos,
		add: staffApi.addVisitPhoto,
		remove: staffApi.removeVisitPhoto,
	},
} as const

/** Below the work itself, so that whoever changes it elsewhere has them asked for anew. */
const photosOf = ({ work, id }: Photographed) =>
	queryOptions({
		queryKey: ['staff', calls[work].collection, id, 'photos'],
		queryFn: ({ signal }) => calls[work].list({ params: { id }, signal }),
		...photoLinks,
	})

const noPhoto = 'This is no photo that can be read. Please choose a JPEG, PNG or WebP.'
const notSent = 'Not sent. Please try again.'

/**
 * The photos of a piece of work as the company has them, and what is taken here: each is drawn smaller and sent at once. A technician's is
 * kept on his phone until it has arrived, over a reload, and waits there for a connection (decision 0031).
 */
export function useWorkPhotos(of: Photographed) {
	const queries = useQueryClient()
	const query = useQuery(photosOf(of))
	const waiting = useWaiting()
	const [taken, setTaken] = useState<Taken[]>([])
	const [problem, setProblem] = useState<string | null>(null)
	const urls = useRef(new Set<string>())
	const change = (key: string, changes: Partial<Taken>) =>
		setTaken((all) => all.map((each) => (each.key === key ? { ...each, ...changes } : each)))
	const forget = (key: string) => setTaken((all) => all.filter((each) => each.key !== key))
	const urlOf = (file: File) => {
		const url = URL.createObjectURL(file)
		urls.current.add(url)
		return url
	}

	async function send({ key, moment, file }: Pick<Taken, 'key' | 'moment' | 'file'>, isKept: boolean) {
		const named = { ...of, key, moment }
		change(key, { problem: null })
		onTheirWay.add(key)
		try {
			const answer = await sendPhoto(of, { key, moment, file }, isKept)
			if (answer === null) return change(key, { isWaiting: true })
			showPhotos(queries, of, answer)
			await storedPhotos.drop(named)
			forget(key)
		} catch (error) {
			if (!isRefused(error)) return change(key, { problem: notSent })
			setProblem(wordsOf(error, notSent))
			await storedPhotos.drop(named)
			forget(key)
		} finally {
			onTheirWay.delete(key)
		}
	}

	/** A photo that is stored here and neither waits nor is being sent was interrupted. */
	async function resume() {
		for (const { key, moment, file } of await storedPhotos.of(of)) {
			if (onTheirWay.has(key)) continue
			const isWaiting = waiting.some((write) => write.key === key)
			const photo = { key, moment, file, isWaiting, url: urlOf(file), problem: null }
			setTaken((all) => (all.some((each) => each.key === key) ? all : [...all, photo]))
			if (!isWaiting) await send(photo, true)
		}
	}
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shown
	useEffect(() => {
		const seen = urls.current
		if (isTechnician()) void resume()
		return () => {
			for (const url of seen) URL.revokeObjectURL(url)
			seen.clear()
		}
	}, [])

	const keepAndSend = async (photo: Taken) => send(photo, isTechnician() && (await storedPhotos.keep(of, photo)))
	const unsent: readonly UnsentPhoto[] = taken.filter(
		({ key, isWaiting }) => !isWaiting || waiting.some((write) => write.key === key && write.refused === null),
	)
	const photos = query.data?.photos ?? []
	return {
		query,
		photos,
		unsent,
		problem,
		isFull: (moment: PhotoMoment) => [...photos, ...unsent].filter((photo) => photo.moment === moment).length >= maxPhotos,
		async take(moment: PhotoMoment, picked: File) {
			setProblem(null)
			try {
				const file = new File([await preparePhoto(picked, workPhoto)], `${moment}.jpg`, { type: 'image/jpeg' })
				const photo = { key: newKey(), moment, file, url: urlOf(file), problem: null, isWaiting: false }
				setTaken((all) => [...all, photo])
				await keepAndSend(photo)
			} catch {
				setProblem(noPhoto)
			}
		},
		async again(key: string) {
			const photo = taken.find((each) => each.key === key)
			if (photo) await keepAndSend(photo)
		},
		async remove(photo: number) {
			setProblem(null)
			try {
				showPhotos(queries, of, await calls[of.work].remove({ params: { id: of.id, photo }, key: newKey() }))
			} catch (error) {
				setProblem(wordsOf(error, 'The photo was not deleted. Please try again.'))
			}
		},
	}
}

/** Those that are being sent, whichever screen took them. */
const onTheirWay = new Set<string>()

/** Null where it waits on this phone. */
function sendPhoto({ work, id, reference }: Photographed, { key, moment, file }: Pick<Taken, 'key' | 'moment' | 'file'>, isKept: boolean) {
	const { call, add } = calls[work]
	const params = { id }
	const send = () => add({ params, body: photoForm({ moment, file }), key })
	const draft = { key, call, params, body: { moment }, seen: null, shows: {}, words: `Photo ${moment} the work: ${reference}` }
	return isKept ? sendOrWait(draft, send) : send()
}

/** Whether the failure is final, because of the photo or the work; a failure that may pass is none. */
const isRefused = (error: unknown) => error instanceof ApiProblem && [400, 403, 404, 413].includes(error.status)

/** Shows the answer on all screens that have them. */
function showPhotos(queries: QueryClient, of: Photographed, answer: StaffWorkPhotos) {
	const { queryKey } = photosOf(of)
	queries.setQueryData(queryKey, answer)
	queries.invalidateQueries({ queryKey: ['staff', 'audit-log'] })
}
