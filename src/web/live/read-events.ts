export type StreamEvent = { name: string; id: string | null; data: string }

/** The server-sent events of a body, one by one; null for a comment, which says only that the connection lives. */
export async function* readEvents(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<StreamEvent | null> {
	const reader = body.pipeThrough(new TextDecoderStream()).getReader()
	let text = ''
	for (;;) {
		const { done, value } = await reader.read()
		if (done) return
		const blocks = (text + value).split('\n\n')
		text = blocks.pop() ?? ''
		for (const block of blocks) yield readBlock(block)
	}
}

function readBlock(block: string): StreamEvent | null {
	const fields = new Map(block.split('\n').map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trimStart()]))
	const name = fields.get('event')
	return name === undefined ? null : { name, id: fields.get('id') ?? null, data: fields.get('data') ?? '' }
}
