import type { FastifyRequest } from 'fastify'
import { createFairQueue } from '#platform/files/fair-queue.ts'
import { busy, Problem, refuseField } from './problem.ts'
import { spool } from './spool.ts'

/** Where the files of a form go. */
export type FileSink = {
	/** Takes what arrives; it counts once it is kept. */
	arrive: (
		file: AsyncIterable<Uint8Array>,
	) => Promise<{ length: number; keep: (field: string) => Promise<void>; letGo: () => Promise<void> }>
	/** Once the form is answered. */
	letGo: () => void
}

/** What becomes of each file of a form that may be larger than memory, as soon as it has arrived and before the next one. */
export type FileReceiver = {
	/** Stores it and answers its key. Throws 400 at its field. */
	store: (request: FastifyRequest, sent: { field: string; bytes: Uint8Array }) => Promise<string>
	/** Once the form is answered, whatever the answer: what nothing keeps by now goes. */
	giveUp: (keys: string[]) => Promise<void>
}
type Sender = { sender: string; whileWorking: <T>(work: () => Promise<T>) => Promise<T> }

/** Whoever waits holds nothing but a place on the disk. */
const inTurn = createFairQueue({
	ofOne: 10,
	ofAll: 200,
	tooMany: () => busy('Too many files arrive just now. Please try again in a moment.', 5),
})

/** At once: whoever sends many large files would be ahead of the garbage collector. */
const giveBackMemory = ({ buffer }: Uint8Array) => void (buffer as ArrayBuffer).transfer(0)

/**
 * Takes the files of a form through the disk into the store, so that at any moment one file is in memory, however many people send how
 * much. Fills `request.received`.
 */
export function receiveFiles(request: FastifyRequest, { store, giveUp }: FileReceiver, { sender, whileWorking }: Sender): FileSink {
	const stored: string[] = []
	let isOver = false
	const giveBack = (keys: string[]) =>
		void giveUp(keys).catch((error: unknown) => request.log.warn({ err: error }, 'files that nothing keeps stay for a day'))
	return {
		arrive: async (file) => {
			const { length, digest, read, close } = await spool(file)
			const keep = async (field: string) => {
				if (length === 0) throw refuseField(field, 'The submitted file is empty.')
				const key = await whileWorking(() =>
					inTurn(sender, async () => {
						const bytes = await read()
						try {
							return await store(request, { field, bytes })
						} finally {
							giveBackMemory(bytes)
						}
					}),
				)
				if (isOver) {
					giveBack([key])
					throw new Problem(408, 'The form was answered before its last file.')
				}
				stored.push(key)
				if (request.received) request.received[field] = { key, digest }
			}
			return { length, keep, letGo: close }
		},
		letGo: () => {
			if (!isOver && stored.length > 0) giveBack(stored)
			isOver = true
		},
	}
}
