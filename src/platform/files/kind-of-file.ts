const isOf = (begin: readonly number[]) => (bytes: Uint8Array) => begin.every((byte, at) => bytes[at] === byte)
const text = (words: string) => [...Buffer.from(words)]

const kinds = [
	['jpg', isOf([0xff, 0xd8, 0xff])],
	['png', isOf([0x89, ...text('PNG\r\n'), 0x1a, 0x0a])],
	['webp', (bytes: Uint8Array) => isOf(text('RIFF'))(bytes) && isOf(text('WEBP'))(bytes.subarray(8))],
	['pdf', isOf(text('%PDF-'))],
] as const

/** The type of a file by its first bytes, whatever its name says; null for any other. */
export const kindOfFile = (bytes: Uint8Array) => kinds.find(([, isKind]) => isKind(bytes))?.[0] ?? null
