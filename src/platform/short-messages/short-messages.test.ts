import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { useTestApp } from '../../../tests/support/test-app.ts'
import { createShortMessages } from './short-messages.ts'

const product = useTestApp()
const clearUp: (() => unknown)[] = []
afterEach(() => {
	for (const step of clearUp.splice(0)) step()
})
const message = { key: 'sms:repair-booked:1', to: '+91 98765 00001', text: 'Pahiya: We have your booking.' }
const none = { sms: null, whatsapp: null }

async function aProvider(...statuses: number[]) {
	const taken: { headers: IncomingHttpHeaders; body: unknown }[] = []
	const server = createServer(async (request, reply) => {
		const body = JSON.parse(Buffer.concat(await request.toArray()).toString())
		taken.push({ headers: request.headers, body })
		reply.writeHead(statuses.shift() ?? 202).end()
	}).listen(0, '127.0.0.1')
	await once(server, 'listening')
	clearUp.push(() => server.close())
	return { taken, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/messages` }
}

test('a provider gets the number with its country, the text and what names the message, with its token', async () => {
	const { taken, url } = await aProvider()
	const { send, channels } = createShortMessages(
		{ production: true, shortMessages: { ...none, sms: { url, token: 'a secret' } } },
		product.database,
	)
	expect(channels).toEqual(['sms'])
	expect(await send('sms', message)).toBe(true)
	expect(taken).toMatchObject([
		{
			headers: { authorization: 'Bearer a secret', 'idempotency-key': message.key },
			body: { to: '+919876500001', text: message.text, reference: message.key },
		},
	])
})

test('what a provider will never take is given up; where it is away the message is tried again', async () => {
	const { url } = await aProvider(422, 503, 401)
	const { send } = createShortMessages(
		{ production: true, shortMessages: { ...none, whatsapp: { url, token: undefined } } },
		product.database,
	)
	expect(await send('whatsapp', message)).toBe(false)
	await expect(send('whatsapp', message)).rejects.toThrow('503')
	await expect(send('whatsapp', message)).rejects.toThrow('401')
})

test('without a provider production offers neither, and elsewhere they are kept where a developer reads them', async () => {
	expect(createShortMessages({ production: true, shortMessages: none }, product.database).channels).toEqual([])
	const { channels, send } = createShortMessages({ production: false, shortMessages: none }, product.database)
	expect(channels).toEqual(['sms', 'whatsapp'])
	for (let times = 0; times < 2; times += 1) await send('sms', message)
	expect(await product.as().development.outbox({ query: { to: message.to } })).toMatchObject([{ channel: 'sms', text: message.text }])
})
