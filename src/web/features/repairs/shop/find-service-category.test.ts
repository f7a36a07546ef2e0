import { describe, expect, it } from 'vitest'
import type { Answer, Call } from '#contract/client.ts'
import { createClient } from '#contract/whole-client.ts'
import { findServiceCategory } from './find-service-category.ts'

const service = {
	id: 12,
	name: 'Brake fluid change',
	description: '',
	duration: '30 min',
	warranty: '',
	recommended: '',
	base_price: 249,
	image_url: null,
	features: [],
}
const brakes = {
	uuid: '0b9c-brakes',
	name: 'Brakes',
	slug: 'brakes',
	image: '/drawings/services/brake.svg',
	description: 'Stops',
	services: [service],
}
const oil = { ...brakes, uuid: '77aa-oil', name: 'Engine oil' }
const single = {
	...service,
	category_uuid: brakes.uuid,
	category_name: 'Brakes',
	category_slug: 'brakes',
	category_image: brakes.image,
	category_description: 'Stops',
}

function asking(answers: Record<string, Answer>, id: string) {
	const asked: string[] = []
	const { repairs } = createClient(async ({ url }: Call) => {
		asked.push(url)
		return answers[url.split('?')[0] ?? ''] ?? { status: 404, body: { detail: 'Service not found' } }
	})
	return { asked, found: findServiceCategory(repairs, id) }
}
const list = '/repairing-service/service-categories/'

describe('the category of a service page', () => {
	it('is the entry of the list with that uuid, whatever else the list holds (B.SERVICE-04)', async () => {
		const { asked, found } = asking({ [list]: { status: 200, body: [oil, brakes] } }, brakes.uuid)
		expect(await found).toEqual({ category: brakes })
		expect(asked).toEqual([`${list}?id=${brakes.uuid}`])
	})

	it('is made from the single service when no entry has it (B.SERVICE-05)', async () => {
		const { asked, found } = asking(
			{ [list]: { status: 200, body: [oil] }, '/repairing-service/services/12/': { status: 200, body: single } },
			'12',
		)
		expect(await found).toEqual({ category: brakes })
		expect(asked).toEqual([`${list}?id=12`, '/repairing-service/services/12/'])
	})

	it('is missing, with the words of the refusal, when there is neither (B.R-07)', async () => {
		expect(await asking({ [list]: { status: 200, body: [] } }, 'nonsense').found).toEqual({ missing: 'Service not found' })
		expect(await asking({ [list]: { status: 400, body: { id: ['Too long.'] } } }, 'x'.repeat(300)).found).toEqual({
			missing: 'Service not found',
		})
	})

	it('is unknown when a call failed', async () => {
		await expect(asking({ [list]: { status: 500, body: undefined } }, brakes.uuid).found).rejects.toMatchObject({ status: 500 })
		const failing = { [list]: { status: 200, body: [] }, '/repairing-service/services/12/': { status: 503, body: undefined } }
		await expect(asking(failing, '12').found).rejects.toMatchObject({ status: 503 })
	})
})
