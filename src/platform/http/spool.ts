import { createHash, randomUUID } from 'node:crypto'
import * as fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { cannotStore } from '#platform/files/store-file.ts'

const [append, read, close] = [promisify(fs.appendFile), promisify(fs.read), promisify(fs.close)]

export type Spooled = {
	length: number
	/** Of its bytes, SHA-256 in hex. */
	digest: string
	/** All of it in memory. */
	read: () => Promise<Uint8Array>
	close: () => Promise<void>
}

/**
 * Keeps what arrives on the disk (below TMPDIR), however slowly it comes, so that it takes no memory meanwhile. The file has no name
 * once it is open: whatever becomes of the process, nothing is left behind. Throws what `arriving` throws, and 503 where the disk takes
 * nothing.
 */
export async function spool(arriving: AsyncIterable<Uint8Array>): Promise<Spooled> {
	const path = join(tmpdir(), `pahiya-upload-${randomUUID()}`)
	const file = openFile(path)
	try {
		// In the same breath: the process could be killed while it waits for anything, and the file would stay behind.
		fs.unlinkSync(path)
		const hash = createHash('sha256')
		let length = 0
		for await (const chunk of arriving) {
			await append(file, chunk).catch(refuse)
			hash.update(chunk)
			length += chunk.length
		}
		const readAll = async () => {
			const bytes = Buffer.allocUnsafeSlow(length)
			for (let at = 0; at < length; ) {
				const { bytesRead } = await read(file, bytes, at, length - at, at)
				if (bytesRead === 0) throw new Error('An upload was cut short on the disk')
				at += bytesRead
			}
			return bytes
		}
		return { length, digest: hash.digest('hex'), read: readAll, close: () => close(file) }
	} catch (error) {
		await close(file)
		throw error
	}
}

function openFile(path: string) {
	try {
		return fs.openSync(path, 'wx+', 0o600)
	} catch (error) {
		return refuse(error)
	}
}

function refuse(error: unknown): never {
	throw cannotStore(error)
}
