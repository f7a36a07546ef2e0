import { beforeAll, describe, expect, test } from 'vitest'
import { refusalOf } from '../../../tests/support/refusal-of.ts'
import { signIn } from '../../../tests/support/sign-in.ts'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp()
let staff: Awaited<ReturnType<typeof signIn>>['api']['staff']
beforeAll(async () => {
	staff = (await signIn(product, { role: 'staff' })).api.staff
})
const shown = async (page?: string) => (await product.as().faqs.list({ query: { page } })).map(({ question }) => question)

describe('questions and answers', () => {
	test('of the pricing page make its claims, for anybody to read (A.PRICING-10, A.CONST-21, D-49)', async () => {
		const listed = await product.as().faqs.list({ query: { page: 'pricing' } })
		expect(listed[0]).toEqual({
			id: expect.any(Number),
			question: 'How many visits does a plan have?',
			answer: expect.stringMatching(/quarterly .* 2 visits, .* half-yearly .* 3-4, .* yearly .* up to 6/),
			page: 'pricing',
			order: 0,
			is_active: true,
		})
		expect(listed.some(({ answer }) => answer.includes('pro-rated refund for unused visits'))).toBe(true)
		expect(await shown('contact')).toEqual([])
		expect(await shown()).toEqual(expect.arrayContaining(await shown('pricing')))
		for (const page of ['repairs', 'parts', 'market', 'payment', 'area']) expect((await shown(page)).length).toBeGreaterThan(1)
	})

	test('are written, hidden, put in order and deleted by staff, and seen at once (A.ADMIN-30, D-48)', async () => {
		const before = await shown('pricing')
		const made = await staff.faqs.create({ body: { question: ' Do you come on Sunday? ', answer: 'Yes.', page: 'pricing' } })
		expect(made).toMatchObject({ question: 'Do you come on Sunday?', is_active: true, order: before.length })
		expect(await shown('pricing')).toEqual([...before, 'Do you come on Sunday?'])
		const params = { id: made.id }
		expect(await staff.faqs.find({ params })).toEqual(made)
		await staff.faqs.change({ params, body: { order: 0, is_active: false, version: made.version } })
		expect(await shown('pricing')).toEqual(before)
		expect((await staff.faqs.list({ query: { search: 'sunday' } })).results).toMatchObject([{ id: made.id }])
		const again = staff.faqs.create({ body: { question: 'DO YOU COME on sunday?', answer: 'No.', page: 'pricing' } })
		expect((await refusalOf(again)).fields).toHaveProperty('question')
		const wrong = staff.faqs.create({ body: { question: 'Where?', answer: '', page: 'Pricing page' } })
		expect(Object.keys((await refusalOf(wrong)).fields).sort()).toEqual(['answer', 'page'])
		await staff.faqs.remove({ params })
		expect((await staff.faqs.list({ query: { search: 'sunday' } })).count).toBe(0)
		const actions = await product.sql('select action from audit_log where collection = $1 and object_id = $2', ['faqs', String(made.id)])
		expect(actions).toHaveLength(3)
	})

	test('are put in order all at once, with one row of the audit log that has their questions (A.ADMIN-30, D-21)', async () => {
		const { results } = await staff.faqs.list({ query: { ordering: 'order', page_size: 100 } })
		const keys = results.map(({ id }) => id)
		const inOrder = async () => (await staff.faqs.list({ query: { ordering: 'order', page_size: 100 } })).results.map(({ id }) => id)
		const moved = [...keys.slice(-1), ...keys.slice(0, -1)]
		expect((await staff.faqs.order({ body: { keys: moved } })).changed).toBeGreaterThan(1)
		expect(await inOrder()).toEqual(moved)
		const [audit] = await product.sql<{ after: { order: string[] } }>(
			"select after from audit_log where collection = 'faqs' and action = 'order'",
		)
		expect(audit?.after.order[0]).toBe(results.at(-1)?.question)
		await staff.faqs.order({ body: { keys } })
		expect(await inOrder()).toEqual(keys)
	})
})
