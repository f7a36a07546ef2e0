import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { ApiProblem } from '../../src/contract/client.ts'
import { BrokenPage } from '../../src/web/features/site/broken-page.tsx'
import { serverAnswers, show } from './support/show.tsx'

const report = 'POST /browser-errors/'
const shownId = () => page.getByText(/^Error id /)
const uuid = /[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/

test('a page that broke shows an id for our support, and the server is told of the error under the same one', async () => {
	const calls = serverAnswers({ [report]: [{ status: 204 }] })
	await show([{ path: '/', element: <BrokenPage error={new Error('x is not a function')} /> }], '/')
	await expect.element(shownId()).toBeVisible()
	const [id] = uuid.exec(shownId().element().textContent ?? '') ?? []
	await expect
		.poll(() => calls.filter(({ address }) => address === report).map(({ body }) => body))
		.toMatchObject([{ id, message: 'x is not a function' }])
})

test('where a call of ours failed, the id is the one that the server wrote beside the error', async () => {
	serverAnswers({ [report]: [{ status: 204 }] })
	const error_id = '11111111-2222-4333-8444-555555555555'
	const error = new ApiProblem({ status: 500, body: { detail: 'Something went wrong on our side.', error_id }, retryAfter: undefined })
	await show([{ path: '/', element: <BrokenPage error={error} /> }], '/')
	await expect.element(page.getByText(`Error id ${error_id}`)).toBeVisible()
})

test('a page that does not exist has no id: nothing broke', async () => {
	await show([{ path: '/', element: <BrokenPage status={404} /> }], '/')
	await expect.element(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
	await expect.element(shownId()).not.toBeInTheDocument()
})
