import { expect, test } from 'vitest'
import { useTestApp } from '../../../tests/support/test-app.ts'

const product = useTestApp({ rateLimits: true })

test('one address sends five messages an hour; what was refused does not count (A.CONTACT-16)', async () => {
	const post = (nth: number) =>
		product.call('POST', '/accounts/contact/', {
			body: { name: 'Ravi', email: 'ravi@pahiya.test', message: `Message number ${nth}, please.` },
		})
	expect((await product.call('POST', '/accounts/contact/', { body: {} })).status).toBe(400)
	for (const nth of [1, 2, 3, 4, 5]) expect((await post(nth)).status).toBe(201)
	const sixth = await post(6)
	expect(sixth.status).toBe(429)
	expect(sixth.headers['retry-after']).toBeDefined()
})
