import { vi } from 'vitest'

type Reply = { status: number; json?: unknown } | 'away'
type Upload = { address: string; body: FormData; key: string | null; leaves: (share: number) => void; arrives: (reply: Reply) => void }

/** Forms that the page sends with their progress told; each waits for the test to say how far it is, and what the server answers. */
export function uploads(): Upload[] {
	const sent: Upload[] = []
	class FakeUpload extends EventTarget {
		upload = new EventTarget()
		status = 0
		responseText = ''
		withCredentials = false
		timeout = 0
		#address = ''
		#key: string | null = null
		open(method: string, url: string) {
			this.#address = `${method} ${url.replace('/api', '')}`
		}
		setRequestHeader(name: string, value: string) {
			if (name === 'idempotency-key') this.#key = value
		}
		getResponseHeader() {
			return null
		}
		send(body: FormData) {
			sent.push({
				address: this.#address,
				body,
				key: this.#key,
				leaves: (share) =>
					this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: share * 1000, total: 1000 })),
				arrives: (reply) => {
					if (reply === 'away') return void this.dispatchEvent(new Event('error'))
					this.status = reply.status
					this.responseText = reply.json === undefined ? '' : JSON.stringify(reply.json)
					this.dispatchEvent(new Event('load'))
				},
			})
		}
	}
	vi.stubGlobal('XMLHttpRequest', FakeUpload)
	return sent
}
