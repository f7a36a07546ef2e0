import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { VehiclePhotos } from '../../src/web/features/market/staff/vehicle-photos.tsx'
import { button, said, serverAnswers, show } from './support/show.tsx'

const drawing = (colour: string) =>
	`data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"><rect width="200" height="100" fill="${colour}"/></svg>`)}`
const front = { id: 1, url: drawing('red'), is_covered: false }
const side = { id: 2, url: drawing('green'), is_covered: false }
const [list, order, cover] = [
	'GET /admin/vehicles/7/photos/',
	'PUT /admin/vehicles/7/photos/',
	'POST /admin/vehicles/7/photos/1/cover/',
] as const

async function open(replies: Parameters<typeof serverAnswers>[0]) {
	await page.viewport(360, 740)
	const calls = serverAnswers({ [list]: [{ json: { photos: [front, side] } }], ...replies })
	await show([{ path: '/', element: <VehiclePhotos vehicle={{ id: 7 }} /> }], '/')
	await expect.element(button('Cover the number plate on photo 1')).toBeVisible()
	return (address: string) => calls.filter((call) => call.address === address).map(({ body }) => body)
}
const dialog = page.getByRole('dialog', { name: 'Cover the number plate' })

test('a number plate is covered by drawing over it or by numbers, and the photo then is the covered one (B.E-10)', async () => {
	const covered = { ...front, url: drawing('blue'), is_covered: true }
	const sent = await open({
		[cover]: [{ status: 409, json: { detail: 'Somebody else has covered it.' } }, { json: { photos: [covered, side] } }],
	})
	await button('Cover the number plate on photo 1').click()
	for (const [label, value] of Object.entries({ 'From the left': '10', 'From the top': '20', Width: '30', Height: '40' }))
		await userEvent.fill(dialog.getByLabelText(label), value)
	await dialog.getByRole('button', { name: 'Cover this part' }).click()
	await expect.element(dialog.getByRole('alert')).toHaveTextContent('Somebody else has covered it.')
	await dialog.getByRole('button', { name: 'Retry' }).click()
	await expect.element(dialog).not.toBeInTheDocument()
	expect(sent(cover).at(-1)).toEqual({ x: 0.1, y: 0.2, width: 0.3, height: 0.4 })
	await expect.poll(() => document.querySelector('main img')?.getAttribute('src')).toBe(covered.url)
})

test('a finger draws the rectangle from any corner', async () => {
	const sent = await open({ [cover]: [{ json: { photos: [front, side] } }] })
	await button('Cover the number plate on photo 1').click()
	const picture = dialog.getByRole('img', { name: 'The vehicle' })
	await expect.element(picture).toBeVisible()
	const box = picture.element().getBoundingClientRect()
	const at = (x: number, y: number) => ({ x: x * box.width, y: y * box.height })
	await userEvent.dragAndDrop(picture, picture, { sourcePosition: at(0.75, 0.75), targetPosition: at(0.25, 0.5), steps: 4 })
	await dialog.getByRole('button', { name: 'Cover this part' }).click()
	await expect.poll(() => sent(cover).length).toBe(1)
	const { x, y, width, height } = sent(cover)[0] as Record<string, number>
	for (const [is, wanted] of [
		[x, 0.25],
		[y, 0.5],
		[width, 0.5],
		[height, 0.25],
	] as const)
		expect(is).toBeCloseTo(wanted, 1)
})

test('the second photo becomes the first, which stands for the vehicle, and a refusal is said', async () => {
	const sent = await open({
		[order]: [
			{ status: 409, json: { detail: 'The photos have changed meanwhile. Please look again.' } },
			{ json: { photos: [side, front] } },
		],
	})
	await button('Move photo 2 forward').click()
	await expect.element(said('The photos have changed meanwhile. Please look again.')).toBeVisible()
	await button('Move photo 2 forward').click()
	await expect.poll(() => document.querySelector('main img')?.getAttribute('src')).toBe(side.url)
	expect(sent(order)).toEqual([{ ids: [2, 1] }, { ids: [2, 1] }])
})
