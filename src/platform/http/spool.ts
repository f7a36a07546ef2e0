import { createHash, randomUUID } from 'node:crypto'
import { unlinkSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

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
 * once it is open: whatever becomes of the process, nothing is left behind. Throws what `arriving` throws.
 */
export async function spool(arriving: AsyncIterable<Uint8Array>): Promise<Spooled> {
	const path = join(tmpdir(), `pahiya-upload-${randomUUID()}`)
	const file = await open(path, 'wx+', 0o600)
	try {
		// At once: pictures that are worked on would keep it waiting, and a process that is killed meanwhile leaves it behind.
		unlinkSync(path)
		const hash = createHash('sha256')
		let length = 0
		for await (const chunk of arriving) {
			await file.appendFile(chunk)
			hash.update(chunk)
			length += chunk.length
		}
		const read = async () => {
			const bytes = Buffer.allocUnsafeSlow(length)
			for (let at = 0; at < length; ) {
				const { bytesRead } = await file.read(bytes, at, length - at, at)
				if (bytesRead === 0) throw new Error('An upload was cut short on the disk')
				at += bytesRead
			}
			return bytes
		}
		return { length, digest: hash.digest('hex'), read, close: () => file.close() }
	} catch (error) {
		await file.close()
		throw error
	}
}
