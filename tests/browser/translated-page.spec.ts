import { expect, open, refusedWith, test } from './support/journey.ts'

test('a page whose words a translator has moved into elements of its own still sends, says what is wrong, and keeps what was typed (B.R-45, ux 26)', async ({
	page,
	noise,
}) => {
	noise.allow(refusedWith(400, 401))
	await open(page, '/login')
	await page.evaluate(() => {
		const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
		const found: Text[] = []
		while (words.nextNode()) if (words.currentNode.textContent?.trim()) found.push(words.currentNode as Text)
		for (const text of found) {
			const moved = document.createElement('font')
			text.replaceWith(moved)
			moved.append(text)
		}
	})
	const form = page.getByRole('main')
	await form.getByLabel('Email').fill('nobody@pahiya.test')
	await form.getByLabel('Password', { exact: true }).fill('Wrong@2026')
	await form.getByRole('button', { name: 'Login', exact: true }).click()
	await expect(form.getByRole('alert').first()).toBeVisible()
	await expect(form.getByLabel('Email')).toHaveValue('nobody@pahiya.test')
	await page.evaluate(() => {
		window.location.hash = '#50%'
	})
	await expect(form.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
})
