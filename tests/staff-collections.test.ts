import { expect, test } from 'vitest'
import { useTestApp } from './support/test-app.ts'

const product = useTestApp()

/**
 * What a collection of D-22 takes beside being listed and read one by one; written from the decisions and not from the code (D-48, decision
 * 0071).
 */
const taken: Record<string, string> = {
	users: 'create change',
	'vehicle-types': 'create change delete',
	manufacturers: 'create change delete',
	'vehicle-models': 'create change delete',
	'service-categories': 'create change delete',
	services: 'create change delete',
	'service-prices': 'create change delete',
	'repair-bookings': 'create change',
	parts: 'create change delete',
	'part-categories': 'create change delete',
	orders: 'create change',
	// Whoever got the part writes them; the company hides them with a reason, or deletes them.
	reviews: 'change delete',
	vehicles: 'create change delete',
	'vehicle-bookings': 'create change',
	'sell-requests': 'create change',
	plans: 'create change delete',
	'plan-variants': 'create change delete',
	'subscription-requests': 'create change',
	subscriptions: 'create change',
	visits: 'create change',
	'slot-closures': 'create change delete',
	'contact-messages': 'create change',
	// Between a person and the program.
	'chat-sessions': '',
	faqs: 'create change delete',
	// One for each of the two families, which are there from the beginning.
	'fee-rules': 'change',
	// Accounts, made and changed as users.
	technicians: '',
	// Issued with what is done or paid, and never changed (decisions 0050, 0068).
	invoices: '',
	'audit-log': '',
	// Of what customers did.
	notifications: 'change',
}
const keys: Record<string, string> = { parts: 'uuid', 'part-categories': 'uuid', 'service-categories': 'uuid', orders: 'order_number' }

type Schema = { $ref?: string; properties?: Record<string, Schema>; items?: Schema }
type Described = { paths: Record<string, Record<string, { responses: Record<string, { content?: Record<string, { schema: Schema }> }> }>> }
const description = async () => {
	const { body } = await product.call('GET', '/openapi.json')
	return body as unknown as Described & { components: { schemas: Record<string, Schema> } }
}

test('the API describes every collection of the company with its calls: list, one, and what may be done to it (D-22, D-25, D-48)', async () => {
	const { paths } = await description()
	const described = Object.keys(taken).map((name) => {
		const [list, one] = [paths[`/api/admin/${name}/`] ?? {}, paths[`/api/admin/${name}/{${keys[name] ?? 'id'}}/`] ?? {}]
		const verbs = [list.post && 'create', one.patch && 'change', one.delete && 'delete'].filter(Boolean).join(' ')
		return [name, Boolean(list.get), Boolean(one.get), verbs]
	})
	expect(described).toEqual(Object.entries(taken).map(([name, verbs]) => [name, true, true, verbs]))
	expect(
		Object.keys(paths['/api/admin/site-settings/'] ?? {})
			.filter((method) => method !== 'head')
			.toSorted(),
	).toEqual(['get', 'patch'])
})

test('every row of a list has the field by which it is known, payments too (D-22)', async () => {
	const { paths, components } = await description()
	const resolve = (schema: Schema | undefined): Schema =>
		schema?.$ref ? resolve(components.schemas[schema.$ref.split('/').at(-1) ?? '']) : (schema ?? {})
	const rowOf = (name: string) => {
		const page = resolve(paths[`/api/admin/${name}/`]?.get?.responses['200']?.content?.['application/json']?.schema)
		return Object.keys(resolve(resolve(page.properties?.results).items).properties ?? {})
	}
	for (const name of [...Object.keys(taken), 'payments', 'dues', 'rc-transfers'])
		expect({ name, fields: rowOf(name) }).toEqual({ name, fields: expect.arrayContaining([keys[name] ?? 'id']) })
})
