/** After so long a browser has surely begun to save. */
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
