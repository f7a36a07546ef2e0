import type { StaffPart } from '../../src/contract/parts/staff-parts.ts'
import { one } from '../../src/shared/one.ts'
import { signIn } from './sign-in.ts'
import type { TestApp } from './test-app.ts'

/** Makes spare parts by the company's own calls: what is not said is plain, and its number is new. */
export async function partMaker(product: TestApp) {
	const { access } = await signIn(product, { role: 'staff' })
	const send = async <Row>(url: string, body: object) => {
		const reply = await product.call('POST', url, { access, body })
		if (reply.status !== 201) throw new Error(`${url} answered ${reply.status}: ${JSON.stringify(reply.body)}`)
		return reply.body as Row
	}
	const aCategory = (name: string, fields: object = {}) =>
		send<{ uuid: string; slug: string; name: string }>('/admin/part-categories/', { name, ...fields })
	const usual = await aCategory(`Category ${crypto.randomUUID()}`)
	const aPart = (fields: Partial<Record<keyof StaffPart, unknown>> = {}) => {
		const number = `N-${crypto.randomUUID().slice(0, 13)}`
		return send<StaffPart>('/admin/parts/', {
			name: `Part ${number}`,
			part_number: number,
			category: usual.uuid,
			price: 500,
			stock_quantity: 20,
			...fields,
		})
	}
	/** How its stock came about, newest first. */
	const stockChanges = async (uuid: string) => {
		const reply = await product.call('GET', `/admin/parts/${uuid}/stock/`, { access })
		return reply.body.results as { change: number; reason: string; actor: number | null }[]
	}
	return { access, aCategory, aPart, stockChanges, category: usual }
}

/** Pieces that the shop has of a part. */
export const stockOf = async (product: TestApp, uuid = '') =>
	one(await product.sql<{ stock: number }>('select stock_quantity as stock from parts where uuid = $1', [uuid])).stock
