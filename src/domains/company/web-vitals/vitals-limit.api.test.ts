import { expect, test } from 'vitest'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp({ rateLimits: true })

test('one address reports sixty loads a minute (D-39)', async () => {
	const report = () => product.call('POST', '/web-vitals/', { body: { page: '/', device: 'phone', vitals: { TTFB: 100 } } })
	for (let nth = 0; nth < 60; nth += 1) expect((await report()).status).toBe(204)
	const refused = await report()
	expect(refused.status).toBe(429)
	expect(refused.headers['retry-after']).toBeDefined()
})
