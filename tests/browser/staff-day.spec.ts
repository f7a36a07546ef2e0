import type { Page } from '@playwright/test'
import type { StaffRepairInFull } from '../../src/contract/repairs/staff-bookings.ts'
import { addDays, dayOf, formatDay, formatTime } from '../../src/shared/days.ts'
import {
	expect,
	expectAccessible,
	expectFitsPhones,
	expectNoSidewaysScroll,
	kept,
	notAnswered,
	refusedWith,
	test,
	watchCalls,
} from './support/journey.ts'
import { aPartOrder } from './support/orders.ts'
import { aRider, ask, passOf, signIn } from './support/people.ts'
import type { Product } from './support/product.ts'
import { aFreeHour, aRepair, type Hour } from './support/repairs.ts'
import { main } from './support/screens.ts'

const staff = { email: 'staff@pahiya.test', password: 'Staff@2026' }
const changeCall = /\/api\/admin\/repair-bookings\/\d+\/$/

let technicians = 0
async function aTechnician(product: Product) {
	technicians += 1
	const name = `Technician ${String(technicians).padStart(2, '0')}`
	const username = `tech_${technicians}_${Math.random().toString(36).slice(2, 8)}`
	const body = { email: `${username}@pahiya.test`, username, password: 'Sawaari2026', name, role: 'technician' }
	const { id } = await ask<{ id: number }>(product, 'POST', '/admin/users/', { access: await passOf(product, 'admin'), body })
	return { id, name }
}

const change = async (product: Product, id: number, body: object) =>
	ask<StaffRepairInFull>(product, 'PATCH', `/admin/repair-bookings/${id}/`, { access: await passOf(product, 'staff'), body })
const inFull = async (product: Product, id: number) =>
	ask<StaffRepairInFull>(product, 'GET', `/admin/repair-bookings/${id}/`, { access: await passOf(product, 'staff') })

/** A repair on a day to come, with its hour free of others, and a technician who has nothing to do. */
async function aDay(product: Product) {
	const [technician, hour] = [await aTechnician(product), await aFreeHour(product)]
	const rider = await aRider(product)
	return { technician, hour, rider, repair: await aRepair(product, rider, hour) }
}

async function openDay(page: Page, date: string) {
	await signIn(page, staff)
	await page.goto(`/admin?date=${date}`)
	await expect(page.getByRole('heading', { level: 1, name: formatDay(date, dayOf(new Date())) })).toBeVisible()
}

const short = ({ reference }: { reference: string }) => `${reference.slice(0, 2)}…${reference.slice(-5)}`
/** What the board says of the last move. */
const message = (page: Page) => page.getByRole('status').filter({ hasText: 'BK…' })
const board = (page: Page) => page.getByRole('region', { name: 'Day board' })
const tray = (page: Page) => page.getByRole('region', { name: /^Unassigned/ })
const laneOf = (page: Page, name: string) =>
	name === 'Unassigned'
		? tray(page)
		: board(page)
				.getByRole('listitem')
				.filter({ has: page.getByRole('heading', { level: 2, name, exact: true }) })
const blockIn = (page: Page, lane: string, repair: { reference: string }) =>
	laneOf(page, lane).getByRole('button', { name: new RegExp(short(repair)) })
/** Names of the lanes, from the tray down. */
const lanesOf = async (page: Page) => ['Unassigned', ...(await board(page).getByRole('heading', { level: 2 }).allTextContents())]
const work = (page: Page, repair: { reference: string }) => page.getByRole('main').getByRole('button', { name: new RegExp(short(repair)) })
const sheet = (page: Page, { reference }: { reference: string }) => page.getByRole('dialog', { name: reference })
const timeAfter = ({ time }: Hour, minutes: number) => {
	const minute = Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5)) + minutes
	return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`
}

async function drag(page: Page, repair: { reference: string }, from: string, to: string, along = 0) {
	await laneOf(page, to).scrollIntoViewIfNeeded()
	await blockIn(page, from, repair).scrollIntoViewIfNeeded()
	const start = await blockIn(page, from, repair).boundingBox()
	const end = await laneOf(page, to).boundingBox()
	if (!start || !end) throw new Error('There is nothing to drag.')
	const at = { x: start.x + 20, y: start.y + 20 }
	await page.mouse.move(at.x, at.y)
	await page.mouse.down()
	await page.mouse.move(at.x + along / 2, (at.y + end.y) / 2, { steps: 4 })
	await page.mouse.move(at.x + along, end.y + 30, { steps: 6 })
	await page.mouse.up()
}

test.describe('the day as lanes', () => {
	test('is assigned by dragging, and a move can be undone (B.ADMIN-22, D-38, ux 118)', { tag: '@desktop-only' }, async ({
		page,
		product,
	}) => {
		const { technician, hour, repair } = await aDay(product)
		const sent = watchCalls(page, 'PATCH', changeCall)
		await openDay(page, hour.date)
		await expect(blockIn(page, 'Unassigned', repair)).toContainText('Karve Road')
		await drag(page, repair, 'Unassigned', technician.name)
		await expect(blockIn(page, technician.name, repair)).toBeVisible()
		await expect(message(page)).toContainText(`${short(repair)}: ${technician.name}, ${formatDay(hour.date)}, ${formatTime(hour.time)}.`)
		expect(sent).toMatchObject([{ body: { technician: technician.id, version: 1 } }])
		expect(sent[0]?.body).not.toHaveProperty('schedule_time')
		expect(await inFull(product, repair.id)).toMatchObject({ technician_id: technician.id, schedule_time: repair.schedule_time })
		await expectAccessible(page)
		await page.getByRole('button', { name: 'Undo' }).click()
		await expect(blockIn(page, 'Unassigned', repair)).toBeVisible()
		await expect(message(page)).toContainText('Undone.')
		expect(await inFull(product, repair.id)).toMatchObject({ technician_id: null })
	})

	test('goes on under a drag when somebody else changes the same work, who drops it is told (B.ADMIN-36, D-48)', {
		tag: '@desktop-only',
	}, async ({ page, product, noise }) => {
		noise.allow(refusedWith(409))
		const { technician, hour, repair } = await aDay(product)
		const other = await aTechnician(product)
		await openDay(page, hour.date)
		await blockIn(page, 'Unassigned', repair).focus()
		await page.keyboard.press('Space')
		await expect(main(page)).toContainText(`Picked up. Unassigned, ${formatTime(hour.time)}`)
		const [, first] = await lanesOf(page)
		await page.keyboard.press('ArrowDown')
		await expect(main(page)).toContainText(`${first}, ${formatTime(hour.time)}`)
		const renewed = page.waitForResponse(/\/api\/admin\/day\//)
		await change(product, repair.id, { technician: other.id })
		await renewed
		await expect(blockIn(page, 'Unassigned', repair)).toBeVisible()
		await page.keyboard.press('ArrowRight')
		await expect(main(page)).toContainText(`${first}, ${formatTime(timeAfter(hour, 30))}`)
		await page.keyboard.press('Space')
		await expect(page.getByRole('alert')).toContainText(`${short(repair)} was not moved. Somebody has changed this in the meantime.`)
		await expect(blockIn(page, other.name, repair)).toBeVisible()
		await expect(laneOf(page, technician.name)).toContainText('no work')
		expect(await inFull(product, repair.id)).toMatchObject({ technician_id: other.id })
	})
})

test.describe('the sheet of a piece of work', () => {
	test('moves it without dragging, takes the next step, and completes it with the technician’s notes (B.ADMIN-21, B.ADMIN-22, WCAG 2.5.7)', async ({
		page,
		product,
	}) => {
		const { technician, hour, repair } = await aDay(product)
		await openDay(page, hour.date)
		await work(page, repair).click()
		const open = sheet(page, repair)
		for (const words of [repair.customer_name, repair.customer_phone, repair.address, 'General service', 'Pending'])
			await expect(open).toContainText(words)
		await expectAccessible(page)
		await open.getByRole('button', { name: 'Confirm' }).click()
		await expect(open.getByRole('button', { name: 'Start' })).toBeVisible()
		await expect(open).toContainText('Confirmed')
		await open.getByLabel('Technician').selectOption({ label: technician.name })
		await open.getByLabel('Hour').selectOption(timeAfter(hour, 30))
		await open.getByRole('button', { name: 'Move' }).click()
		await expect(open).toBeHidden()
		await expect(page.getByRole('status').filter({ hasText: short(repair) })).toContainText(
			`${technician.name}, ${formatDay(hour.date)}, ${formatTime(timeAfter(hour, 30))}.`,
		)
		await expectAccessible(page)
		await expectNoSidewaysScroll(page)
		const after = await inFull(product, repair.id)
		expect(after).toMatchObject({ status: 'confirmed', technician_id: technician.id })
		expect(after.schedule_time).toContain(timeAfter(hour, 30))

		await change(product, repair.id, { status: 'in_progress' })
		await work(page, repair).click()
		await open.getByRole('button', { name: `Complete ${repair.reference}` }).click()
		const complete = page.getByRole('dialog', { name: `Complete ${repair.reference}` })
		await complete.getByLabel('What was found and done').fill('Chain cleaned and set')
		await expectAccessible(page)
		await complete.getByRole('button', { name: 'Complete repair' }).click()
		await expect(complete).toBeHidden()
		await expect(open).toContainText('Done. It stays where it was.')
		expect(await inFull(product, repair.id)).toMatchObject({ status: 'completed', technician_notes: 'Chain cleaned and set' })
	})
})

test('a day has an address: the day before and after, any day, and Back; a lost connection is said, until it follows again (ux 8, ux 15, ux 116)', async ({
	page,
	noise,
	context,
}) => {
	noise.allow(notAnswered)
	const today = dayOf(new Date())
	await signIn(page, staff)
	await page.goto('/admin')
	const heading = page.getByRole('heading', { level: 1 })
	await expect(heading).toHaveText(`Today, ${formatDay(today)}`)
	await page.getByRole('link', { name: /^Day after/ }).click()
	await expect(heading).toHaveText(`Tomorrow, ${formatDay(addDays(today, 1), today)}`)
	await page.reload()
	await expect(heading).toHaveText(/^Tomorrow/)
	await page.getByRole('textbox', { name: 'Day' }).fill(addDays(today, 20))
	await expect(heading).toHaveText(formatDay(addDays(today, 20), today))
	await expect(page.getByText('No work on this day yet.')).toBeVisible()
	await page.goBack()
	await expect(heading).toHaveText(/^Tomorrow/)
	await expectFitsPhones(page)

	await expect.poll(() => kept(page, 'heardUntil')).not.toBeNull()
	const lost = page.getByRole('status').filter({ hasText: /^Connection lost: this is as it was at \d+:\d\d [ap]m/ })
	await expect(lost).toHaveCount(0)
	await context.setOffline(true)
	await expect(lost).toBeVisible({ timeout: 15_000 })
	await context.setOffline(false)
	await expect(lost).toHaveCount(0, { timeout: 15_000 })
})

test('on paper the day is a list with every word, and a repair is a card without buttons (ux 123)', { tag: '@desktop-only' }, async ({
	page,
	product,
}) => {
	const { hour, repair } = await aDay(product)
	await openDay(page, hour.date)
	await expect(board(page)).toBeVisible()
	await page.emulateMedia({ media: 'print' })
	await expect(board(page)).toBeHidden()
	await expect(page.getByRole('region', { name: 'Unassigned' }).getByText(repair.reference.slice(-5))).toBeVisible()
	await expect(page.getByText('Open work to give it another time or technician.')).toBeHidden()
	await page.emulateMedia({ media: 'screen' })
	await expect(board(page)).toBeVisible()
	await page.goto(`/admin/repairs/${repair.id}`)
	const changes = page.getByRole('region', { name: 'Changes' })
	await expect(changes).toBeVisible()
	await page.emulateMedia({ media: 'print' })
	for (const part of [changes, page.getByText('WhatsApp'), page.getByText('Navigate')]) await expect(part).toBeHidden()
	await expect(page.getByText(repair.customer_phone)).toBeVisible()
})

test('Today tells what waits; each number is as many as its list has rows, and follows what happens (B.ADMIN-34, D-38)', async ({
	page,
	product,
	isMobile,
}) => {
	const rider = await aRider(product)
	await aPartOrder(product, rider)
	await aRepair(product, rider, await aFreeHour(product))
	const access = await passOf(product, 'staff')
	await signIn(page, staff)
	await page.goto('/admin')
	const list = page.getByRole('list', { name: 'What waits' })
	const unfold = async () => {
		if (isMobile) await page.getByText(/^What else waits: /).click()
		await expect(list).toBeVisible()
	}
	await unfold()
	await expectAccessible(page)
	await expectFitsPhones(page)
	const links = await list.getByRole('link').evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''))
	expect(links).toEqual(
		expect.arrayContaining(['/admin/orders?tab=to-confirm', '/admin/repairs?tab=to-confirm', '/admin/repairs?technician=none']),
	)
	for (const href of links) {
		const link = list.locator(`a[href="${href}"]`)
		const shown = Number((await link.textContent())?.match(/^\d+/)?.[0])
		const path = new URL(href, product.origin).pathname.replace('repairs', 'repair-bookings')
		const reply = page.waitForResponse((each) => each.ok() && new URL(each.url()).pathname === `/api${path}/`)
		await link.click()
		const { count } = (await (await reply).json()) as { count: number }
		expect([href, count]).toEqual([href, shown])
		await page.goBack()
		await expect(page.getByRole('heading', { level: 1, name: /^Today/ })).toBeVisible()
		if (!(await list.isVisible())) await unfold()
	}
	const toConfirm = list.getByRole('link', { name: /orders? to confirm/ })
	const before = Number((await toConfirm.textContent())?.match(/^\d+/)?.[0])
	const { order_number } = await aPartOrder(product, await aRider(product))
	await expect(toConfirm).toContainText(String(before + 1))
	await ask(product, 'PATCH', `/admin/orders/${order_number}/`, { access, body: { status: 'confirmed' } })
	await expect(list.getByRole('link', { name: /orders? to pack/ })).toBeVisible()
})
