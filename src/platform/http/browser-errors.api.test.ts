import { expect, test } from 'vitest'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp()

test('anybody may tell of an error in a page; what is too long is cut, what is no error is refused', async () => {
	const report = (body: unknown) => product.call('POST', '/browser-errors/', { body })
	expect((await report({ message: 'x is not a function', stack: 'at main', page: '/services/12' })).status).toBe(204)
	expect((await report({ message: 'long '.repeat(1_000), page: '/' })).status).toBe(204)
	expect(await report({ page: '/' })).toMatchObject({ status: 400, body: { message: [expect.any(String)] } })
	expect((await report({ id: '11111111-2222-4333-8444-555555555555', message: 'told', page: '/' })).status).toBe(204)
	expect((await report({ id: 'mine', message: 'told', page: '/' })).status).toBe(400)
	expect((await report('nonsense')).status).toBe(400)
})
