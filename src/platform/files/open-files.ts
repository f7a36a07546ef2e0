import { open } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { Readable } from 'node:stream'
import type { Disk } from 'flydrive'
import type { Config } from '#platform/config.ts'
import type { FileStore } from './file-store.ts'

/** Where a file lies in the store. Private files lie apart, so that no address of a public file can lead to one. */
type Place = { key: string; isPublic: boolean }

/** The stored bytes of files. Which files there are is the table's knowledge (store-file.ts, keep-file.ts). */
export type Files = {
	/** Where a public file is shown, as it may stand in an image's `src` (A.R-89). */
	addressOf: (key: string) => string
	/** Ends when the bytes are safe. */
	write: (place: Place, bytes: Uint8Array) => Promise<void>
	/** Null when there is no such file. */
	read: (place: Place) => Promise<{ length: number; open: () => Promise<Readable> } | null>
	/** A file that is gone already counts as removed. */
	remove: (place: Place) => Promise<void>
}

const pathOf = ({ key, isPublic }: Place) => `${isPublic ? 'public' : 'private'}/${key}`

/** The driver is loaded and connected with the first file. */
export function openFiles({ fileStore, mediaUrl }: Pick<Config, 'fileStore' | 'mediaUrl'>): Files {
	let opened: Promise<Disk> | undefined
	const disk = () => {
		opened ??= openDisk(fileStore)
		return opened
	}
	return {
		addressOf: (key) => mediaUrl + key,
		write: async (place, bytes) => {
			await (await disk()).put(pathOf(place), bytes)
			if ('folder' in fileStore) await settle(join(fileStore.folder, pathOf(place)))
		},
		read: async (place) => {
			const store = await disk()
			const found = await store.getMetaData(pathOf(place)).catch((error: unknown) => {
				if (isMissing(error)) return null
				throw error
			})
			return found && { length: found.contentLength, open: () => store.getStream(pathOf(place)) }
		},
		remove: async (place) => (await disk()).delete(pathOf(place)),
	}
}

/** The driver of S3 brings megabytes of its own, so it is loaded only where it is used. */
async function openDisk(store: FileStore): Promise<Disk> {
	const { Disk } = await import('flydrive')
	if ('folder' in store) {
		const { FSDriver } = await import('flydrive/drivers/fs')
		return new Disk(new FSDriver({ location: resolve(store.folder), visibility: 'private' }))
	}
	const { S3Driver } = await import('flydrive/drivers/s3')
	return new Disk(
		new S3Driver({
			bucket: store.bucket,
			region: store.region,
			...(store.keys && { credentials: store.keys }),
			// Servers other than AWS know a bucket by the path rather than by a name of its own.
			...(store.endpoint && { endpoint: store.endpoint, forcePathStyle: true }),
			// Nobody reads the bucket but us; many servers know no other access, nor the newer checksums.
			visibility: 'private',
			supportsACL: false,
			requestChecksumCalculation: 'WHEN_REQUIRED',
			responseChecksumValidation: 'WHEN_REQUIRED',
			maxAttempts: 2,
			requestHandler: { connectionTimeout: 2_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
		}),
	)
}

/** What the system still holds in memory would be lost with the power, while the row that says it is kept would not. */
async function settle(path: string) {
	const file = await open(path, 'r+')
	try {
		await file.sync()
	} finally {
		await file.close()
	}
}

function isMissing(error: unknown) {
	const { code, $metadata } = ((error as Error).cause ?? {}) as { code?: string; $metadata?: { httpStatusCode?: number } }
	return code === 'ENOENT' || $metadata?.httpStatusCode === 404
}
