import type { Part } from '../../src/contract/parts/parts.ts'
import { expect, expectAccessible, expectFitsPhones, open, test } from './support/journey.ts'
import { aPart } from './support/orders.ts'
import { aRider, ask, passOf, signIn } from './support/people.ts'
import { aPng } from './support/profile.ts'
import { main } from './support/screens.ts'
import { company, openAdmin } from './support/staff.ts'

test('staff add pictures to a part, put them in order and delete one; visitors see what is left, also over the whole screen (B.ADMIN-07, B.PARTS-33, ux 68)', async ({
	page,
	product,
	another,
}) => {
	const part = await aPart(product)
	await signIn(page, company.staff)
	await openAdmin(page, `/admin/parts/${part.uuid}`)
	const pictures = main(page)
		.getByRole('listitem')
		.filter({ has: page.getByRole('button', { name: /^Delete picture/ }) })
	const sources = () => pictures.getByRole('presentation').evaluateAll((images) => images.map((image) => (image as HTMLImageElement).src))
	for (const [nth, width] of [300, 400, 500].entries()) {
		await page.getByLabel('Further pictures: file').setInputFiles({ name: 'part.png', mimeType: 'image/png', buffer: aPng(width, 300) })
		await expect(pictures).toHaveCount(nth + 1)
		await expect(page.getByRole('button', { name: 'Add a picture' })).not.toHaveAttribute('aria-busy')
	}
	const [first, second, third] = await sources()
	await page.getByRole('button', { name: 'Move picture 3 forward' }).click()
	await expect.poll(sources).toEqual([first, third, second])
	await page.getByRole('button', { name: 'Delete picture 1' }).click()
	await expect.poll(sources).toEqual([third, second])

	const visitor = await another()
	await open(visitor, `/spare-parts/${part.uuid}`)
	const shown = await ask<Part>(product, 'GET', `/spare-parts/parts/${part.uuid}/`)
	expect(shown.additional_images.map((path) => new URL(path, product.origin).pathname)).toEqual(
		[third, second].map((source) => new URL(source ?? '').pathname),
	)
	await main(visitor).getByRole('button', { name: 'See the pictures large' }).click()
	const large = visitor.getByRole('dialog', { name: part.name })
	await large.getByRole('button', { name: 'Next picture' }).click()
	await expect(large.getByRole('status')).toHaveText('2 of 3')
	await expect(large.getByRole('img', { name: /picture 2 of 3/ })).toHaveJSProperty('naturalWidth', 500)
	await expectAccessible(visitor)
	await visitor.goBack()
	await expect(large).toBeHidden()
	await expect(visitor).toHaveURL(`/spare-parts/${part.uuid}`)
	await expect(main(visitor).getByRole('button', { name: 'Show picture 2' })).toHaveAttribute('aria-current', 'true')
})

test('a visitor logs in to be told when a part is back, asks, and is mailed once when staff add to the stock (ux 69)', async ({
	page,
	product,
}) => {
	const part = await aPart(product, { stock_quantity: 0 })
	const rider = await aRider(product)
	// Such a mail waits for the morning otherwise, at whatever hour the journey runs.
	await ask(product, 'PATCH', '/accounts/notification-preferences/', { access: rider.access, body: { quiet_from: 0, quiet_until: 0 } })
	await open(page, `/spare-parts/${part.uuid}`)
	await expect(main(page).getByRole('link', { name: 'Log in to be told' })).toBeVisible()
	await signIn(page, rider)
	await open(page, `/spare-parts/${part.uuid}`)
	await main(page).getByRole('button', { name: 'Tell me when it is back' }).click()
	await expect(main(page).getByText(`We mail you once at ${rider.email} when it is back.`)).toBeVisible()
	await expectAccessible(page)
	await expectFitsPhones(page)
	await page.reload()
	await expect(main(page).getByRole('button', { name: 'Do not tell me' })).toBeVisible()
	await ask(product, 'POST', `/admin/parts/${part.uuid}/stock/`, {
		access: await passOf(product, 'staff'),
		body: { change: 4, reason: 'Delivered' },
	})
	const mails = async () =>
		(await ask<{ subject: string }[]>(product, 'GET', `/dev/outbox/?to=${encodeURIComponent(rider.email)}`)).map(({ subject }) => subject)
	await expect.poll(mails, { timeout: 20_000 }).toContain(`${part.name} is back in stock`)
	await page.reload()
	await expect(main(page).getByText('4 in stock')).toBeVisible()
	await expect(main(page).getByRole('button', { name: 'Tell me when it is back' })).toBeHidden()
})
