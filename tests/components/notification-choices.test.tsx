import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import type { Preferences } from '../../src/contract/privacy/privacy.ts'
import { NotificationChoices } from '../../src/web/features/own-data/notification-choices.tsx'
import { button, said, serverAnswers, show } from './support/show.tsx'

const purposes = (changed: Partial<Preferences['purposes'][number]> = {}): Preferences['purposes'] =>
	(['bookings', 'reminders', 'market', 'plans'] as const).map((purpose) => ({
		purpose,
		mail: purpose !== 'reminders',
		sms: false,
		whatsapp: false,
		...(changed.purpose === purpose && changed),
	}))
const chosen = (changed: Partial<Preferences> = {}): Preferences => ({
	channels: ['mail', 'whatsapp'],
	purposes: purposes(),
	quiet_from: 21,
	quiet_until: 8,
	...changed,
})
const get = 'GET /accounts/notification-preferences/'
const patch = 'PATCH /accounts/notification-preferences/'
const routes = [{ path: '/', element: <NotificationChoices /> }]
const group = (name: string) => page.getByRole('group', { name })
const box = (of: string, channel: string) => group(of).getByRole('checkbox', { name: channel })

test('each choice is saved at once; bookings always come by mail, and what is refused says why and goes back', async () => {
	const calls = serverAnswers({
		[get]: [{ status: 500 }, { status: 500 }, { json: chosen() }],
		[patch]: [
			{ json: chosen({ purposes: purposes({ purpose: 'market', mail: false }) }) },
			{ status: 400, json: { detail: 'Please enter your phone number in your profile first.' } },
		],
	})
	await show(routes, '/')
	await expect.element(said('We could not load what you chose.')).toBeVisible()
	await button('Retry').click()
	await expect.element(group('Bookings and orders').getByText('Email: always on')).toBeVisible()
	await expect.element(box('Bookings and orders', 'Email')).not.toBeInTheDocument()
	// Beside the mail alone, which is the consent.
	await expect.element(box('Service reminders', 'WhatsApp')).not.toBeInTheDocument()
	await expect.element(box('Plans', 'SMS')).not.toBeInTheDocument()
	await box('Market and parts', 'Email').click()
	await expect.element(group('Market and parts').getByText('Saved.')).toBeVisible()
	await expect.element(box('Market and parts', 'Email')).not.toBeChecked()
	await box('Bookings and orders', 'WhatsApp').click()
	await expect.element(said('Please enter your phone number in your profile first.')).toBeVisible()
	await expect.element(box('Bookings and orders', 'WhatsApp')).not.toBeChecked()
	expect(calls.filter(({ address }) => address === patch).map(({ body }) => body)).toEqual([
		{ purpose: 'market', channel: 'mail', on: false },
		{ purpose: 'bookings', channel: 'whatsapp', on: true },
	])
})

test('quiet hours are chosen by the hour and saved together', async () => {
	const calls = serverAnswers({
		[get]: [{ json: chosen() }],
		[patch]: [{ status: 500 }, { status: 500 }, { json: chosen({ quiet_from: 22 }) }],
	})
	await show(routes, '/')
	await page.getByLabelText('From').selectOptions('10:00 pm')
	await button('Save quiet hours').click()
	await expect.element(said('This could not be saved just now.')).toBeVisible()
	await button('Save quiet hours').click()
	await expect.element(group('Quiet hours').getByText('Saved.')).toBeVisible()
	expect(calls.at(-1)?.body).toEqual({ quiet_from: 22, quiet_until: 8 })
})
