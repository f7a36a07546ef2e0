import { expect, test } from 'vitest'
import { readEvents } from './read-events.ts'

const streamOf = (parts: string[]) =>
	new ReadableStream<Uint8Array<ArrayBuffer>>({
		start(controller) {
			for (const part of parts) controller.enqueue(new TextEncoder().encode(part))
			controller.close()
		},
	})

test('events are read whole, wherever the network cuts them; what never ended is left out', async () => {
	const text =
		'retry: 1000\nid: 5\nevent: hello\ndata: {}\n\n:\n\nid: 6\nevent: change\ndata: {"collection":"services","id":"a: b"}\n\nid: 7\neve'
	for (const size of [1, 7, 1000]) {
		const parts = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? []
		const events = []
		for await (const event of readEvents(streamOf(parts))) events.push(event)
		expect(events).toEqual([
			{ name: 'hello', id: '5', data: '{}' },
			null,
			{ name: 'change', id: '6', data: '{"collection":"services","id":"a: b"}' },
		])
	}
})
