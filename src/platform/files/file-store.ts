import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { StartProblem } from '#platform/start-problem.ts'

/** A folder, or a bucket of S3 or of what speaks its protocol; without keys, the role that AWS gave the machine. */
export type FileStore =
	| { folder: string }
	| { bucket: string; region: string; endpoint: string | undefined; keys: { accessKeyId: string; secretAccessKey: string } | undefined }

type Settings = {
	DATA_DIR: string
	S3_BUCKET?: string | undefined
	S3_REGION: string
	S3_ENDPOINT?: string | undefined
	S3_ACCESS_KEY_ID?: string | undefined
	S3_SECRET_ACCESS_KEY?: string | undefined
}

/** The store that the settings name: a folder or a bucket. */
export function fileStoreOf(settings: Settings): FileStore {
	const { S3_BUCKET: bucket, S3_REGION: region, S3_ENDPOINT: endpoint } = settings
	if (!bucket) return { folder: join(settings.DATA_DIR, 'files') }
	const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = settings
	return { bucket, region, endpoint, keys: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined }
}

/** Makes the folder where it is missing. Throws `StartProblem` where nothing can be written, which the first upload would tell else. */
export function requireFolder(folder: string, setting: string) {
	try {
		mkdirSync(folder, { recursive: true })
		accessSync(folder, constants.W_OK | constants.X_OK)
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException
		const words = `${folder} cannot be written by this user (${code}): start as its owner, or choose another ${setting}.`
		throw new StartProblem(words, { cause: error })
	}
}

/** A sentence for what a bucket lacks to be found and opened. */
export function fileStoreProblems(given: Record<string, string | undefined>): string[] {
	const { S3_BUCKET, S3_REGION, S3_ENDPOINT, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = given
	if (!S3_BUCKET)
		return S3_REGION || S3_ENDPOINT || S3_ACCESS_KEY_ID || S3_SECRET_ACCESS_KEY
			? ['S3_BUCKET: name the bucket too, or unset every S3_ variable to keep files below DATA_DIR.']
			: []
	if (Boolean(S3_ACCESS_KEY_ID) !== Boolean(S3_SECRET_ACCESS_KEY))
		return ['S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set both, or on AWS neither, to use the role of the machine.']
	return S3_ENDPOINT && !S3_ACCESS_KEY_ID ? ['S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY: set both beside S3_ENDPOINT.'] : []
}
