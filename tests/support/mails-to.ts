import type { TestApp } from './test-app.ts'

type Reader = string | { email: string }

/** What somebody was mailed, oldest first, once all queued work is done. */
export async function mailsTo(product: TestApp, to: Reader) {
	await product.work()
	const email = typeof to === 'string' ? to : to.email
	return product.sql<{ subject: string; text: string }>('select subject, text from outbox where "to" = $1 order by id', [email])
}

export const subjectsTo = async (product: TestApp, to: Reader) => (await mailsTo(product, to)).map(({ subject }) => subject)
