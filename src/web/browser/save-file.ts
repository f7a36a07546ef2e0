/** Milliseconds after which every browser has begun to save, so that the object URL can be released. */
const saveStartedMs = 60_000

/** Hands a file to the browser to be saved. */
export function saveFile(name: string, content: Blob) {
	const address = URL.createObjectURL(content)
	const link = document.createElement('a')
	link.href = address
	link.download = name
	link.click()
	setTimeout(() => URL.revokeObjectURL(address), saveStartedMs)
}
