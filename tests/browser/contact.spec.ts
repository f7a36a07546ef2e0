import { secretInMail } from '../../scripts/pictures/calls.ts'
import { type PolicyName, policyNames, policyPaths } from '../../src/contract/company/policy-words.ts'
import { expect, expectAccessible, expectFitsPhones, test } from './support/journey.ts'
import { signIn } from './support/people.ts'
import { company, openAdmin } from './support/staff.ts'

test('the footer leads to the five policies, to the story with its figures and to the contact page, which has two addresses (A.LAYOUT-09, A.LAYOUT-10, A.LAYOUT-28, A.ABOUT-01, A.ABOUT-02, A.ABOUT-03, B.POLICY-01, B.POLICY-02, B.POLICY-03, B.POLICY-04, B.POLICY-05, B.POLICY-08)', async ({
	page,
}) => {
	await page.goto('/')
	const footer = page.getByRole('contentinfo')
	for (const name of Object.keys(policyPaths) as PolicyName[]) {
		await footer.getByRole('link', { name: policyNames[name], exact: true }).click()
		await expect(page).toHaveURL(policyPaths[name])
		await expect(page.getByRole('heading', { level: 1, name: policyNames[name] })).toBeVisible()
		await expect(page.getByText(/^Last updated: \d{1,2} \w+ \d{4}$/)).toBeVisible()
	}
	await footer.getByRole('link', { name: 'About Us' }).click()
	await expect(page).toHaveURL('/about-us')
	await expect(page.getByRole('region', { name: 'Our story' })).toContainText('Pahiya means wheel')
	await expect(page.getByRole('region', { name: 'In figures' })).toContainText('Spare parts')
	for (const path of ['/contact-us', '/contact']) {
		await page.goto(path)
		await expect(page.getByRole('button', { name: 'Send Message' })).toBeVisible()
	}
})

test('a visitor writes, staff answer, and the sender reads it by the link in the mail (A.CONTACT-16, A.CONTACT-17, A.ADMIN-28)', async ({
	page,
	browser,
	product,
}) => {
	const email = 'ravi.writes@pahiya.test'
	await page.goto('/contact-us')
	await page.getByRole('textbox', { name: 'Name' }).fill('Ravi Kulkarni')
	await page.getByRole('textbox', { name: 'Email' }).fill(email)
	await page.getByRole('textbox', { name: 'Message' }).fill('Do you come to Hadapsar on Sundays?')
	await expectFitsPhones(page)
	await page.getByRole('button', { name: 'Send Message' }).dblclick()
	await expect(page.getByText('Your message has been sent successfully!').first()).toBeVisible()

	const desk = await browser.newPage({ baseURL: product.origin })
	await signIn(desk, company.staff)
	await openAdmin(desk, '/admin/contact-messages')
	await desk.getByRole('link', { name: /Ravi Kulkarni/ }).click()
	await desk.getByRole('textbox', { name: 'Answer to Ravi Kulkarni' }).fill('Yes, also on Sundays.')
	await expectAccessible(desk)
	await desk.getByRole('button', { name: 'Send answer' }).click()
	await expect(desk.getByRole('list', { name: 'Messages' }).getByText('Yes, also on Sundays.')).toBeVisible()
	await desk.reload()
	await expect(desk.getByRole('combobox', { name: 'Status' })).toHaveValue('answered')
	await desk.close()

	await page.goto(`/contact-us/${await secretInMail(product.origin, email, /\/contact-us\/(\S+)/)}`)
	await expect(page.getByText('Yes, also on Sundays.')).toBeVisible()
	await expectAccessible(page)
})

test('staff note what somebody says on the phone, and the caller follows it by the link in the mail (decision 0071)', {
	tag: '@desktop-only',
}, async ({ page, product }) => {
	const email = 'asha.phones@pahiya.test'
	await signIn(page, company.staff)
	await openAdmin(page, '/admin/contact-messages')
	await page.getByRole('link', { name: 'New message' }).click()
	await expect(page.locator(':focus')).toHaveAccessibleName(/^Phone/)
	await page.keyboard.type('90000 00017')
	await page.getByRole('textbox', { name: 'Name' }).fill('Asha Pawar')
	await page.getByRole('textbox', { name: 'Email' }).fill(email)
	await page.getByRole('textbox', { name: 'Message' }).fill('The new brake squeals in the rain.')
	await page.getByRole('checkbox', { name: 'This is a complaint' }).check()
	await expectAccessible(page)
	await expectFitsPhones(page)
	await page.keyboard.press('Control+Enter')
	await expect(page).toHaveURL(/\/admin\/contact-messages\/\d+$/)
	await expect(page.getByRole('combobox', { name: 'Kind' })).toHaveValue('complaint')
	await expect(page.getByRole('main').getByRole('link', { name: '9000000017' })).toBeVisible()

	await page.goto(`/contact-us/${await secretInMail(product.origin, email, /\/contact-us\/(\S+)/)}`)
	await expect(page.getByText('The new brake squeals in the rain.')).toBeVisible()
})
