import { sellPhotos } from '../../../src/contract/market/sell-words.ts'
import type { SellRequest } from '../../../src/contract/market/selling.ts'

const paper = (filename: string) => ({
	filename,
	media_type: 'application/pdf',
	uploaded_at: '2026-11-23T06:00:00.000Z',
	acceptable: true,
	refusal_reason: '',
})
const photos = Object.fromEntries(sellPhotos.map((name) => [name, `/drawings/commuter-red.svg?${name}`])) as Pick<
	SellRequest,
	(typeof sellPhotos)[number]
>

/** A sell request as its seller reads it, just made. */
export const aSellRequestInFull = (changes: Partial<SellRequest> = {}): SellRequest => ({
	id: 12,
	reference: 'SR12',
	status: 'pending',
	status_display: 'Pending',
	created_at: '2026-11-23T06:00:00.000Z',
	rejection_reason: '',
	vehicle_details: {
		brand: 'Hero',
		model: 'Splendor Plus',
		registration_number: 'MH 12 KT 4821',
		year: 2019,
		kms_driven: 32_000,
		vehicle_type_display: 'Motorcycle',
		expected_price: 48_000,
		fuel_type: 'petrol',
		engine_capacity: 97,
		color: 'Black',
		front_image_url: '/drawings/commuter-red.svg',
	},
	...photos,
	photo_chassis: null,
	documents: {
		registration_certificate: paper('rc.pdf'),
		insurance_document: paper('insurance.pdf'),
		puc_certificate: paper('puc.pdf'),
		ownership_transfer: paper('forms.pdf'),
	},
	documents_complete: { complete: true, missing: [] },
	pickup_address: '12 MG Road, Pune 411001',
	contact_number: '9000012345',
	pickup_slot: '2026-11-25T04:30:00.000Z',
	inspection_details: null,
	timeline: [
		{ status: 'pending', status_display: 'Submitted', done: true, at: '2026-11-23T06:00:00.000Z' },
		{ status: 'inspection_scheduled', status_display: 'Inspection scheduled', done: false, at: null },
		{ status: 'under_inspection', status_display: 'Under inspection', done: false, at: null },
		{ status: 'inspection_done', status_display: 'Inspection complete', done: false, at: null },
	],
	vehicle: null,
	rc_transfer: null,
	can: { supply: [] },
	version: 1,
	...changes,
})
