import { requiredDocuments, requiredPhotos } from '../../src/contract/market/sell-words.ts'
import type { SellRequest } from '../../src/contract/market/selling.ts'
import { aPicture } from './a-picture.ts'
import type { TestApp } from './test-app.ts'

/** A paper as a scanner writes it; with `bytes` of about that length. */
export const aPdf = (bytes = 0) =>
	Buffer.from(`%PDF-1.4\n1 0 obj <</Type /Catalog>> endobj\n%${'x'.repeat(bytes)}\ntrailer <</Root 1 0 R>>\nstartxref\n9\n%%EOF\n`)

const facts = {
	vehicle_type: 'Motorcycle',
	brand: 'Hero',
	model: 'Splendor Plus',
	year: '2019',
	registration_number: 'MH 12 KT 4821',
	kms_driven: '32000',
	fuel_type: 'petrol',
	engine_capacity: '97',
	color: 'Black',
	expected_price: '48000',
	pickup_address: '12 MG Road, Camp, Pune 411001',
	contact_number: '9000012345',
	pickup_slot: '2026-11-24T10:00',
}
let plates = 1000
/** A registration number that nobody else has. */
export function aPlate() {
	plates += 1
	return `MH 14 ZZ ${plates}`
}

type Sent = Record<string, string | Uint8Array | null>
let picture: Buffer | undefined

/** All that a seller sends; a field that is null is left out, one with bytes sent as a file. */
export async function aSellForm(changes: Sent = {}) {
	picture ??= await aPicture()
	const photos = Object.fromEntries(requiredPhotos.map((name) => [name, picture]))
	const documents = Object.fromEntries(requiredDocuments.map((name) => [name, aPdf()]))
	const form = new FormData()
	for (const [name, value] of Object.entries({ ...facts, registration_number: aPlate(), ...photos, ...documents, ...changes }))
		if (typeof value === 'string') form.append(name, value)
		else if (value) form.append(name, new File([new Uint8Array(value)], name))
	return form
}

/** Sends it. */
export const sell = async (app: Pick<TestApp, 'call'>, { access }: { access: string }, changes: Sent = {}, key?: string) =>
	app.call('POST', '/marketplace/sell-requests/', {
		access,
		body: await aSellForm(changes),
		headers: key ? { 'idempotency-key': key } : {},
	})

/** A sell request that stands. */
export async function aSellRequest(app: Pick<TestApp, 'call'>, seller: { access: string }, changes: Sent = {}) {
	const { status, body } = await sell(app, seller, changes)
	if (status !== 201) throw new Error(`Not sold: ${JSON.stringify(body)}`)
	return body as unknown as SellRequest
}
