import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { accountRoutes } from './support/account-routes.tsx'
import { addressOf, button, field, headingOf, serverAnswers, show } from './support/show.tsx'

const signUp = 'POST /accounts/signup/'
const meera = { username: 'meera', email: 'meera@pahiya.test', password: 'Sawaari2026' }

async function fill({ username, email, password }: typeof meera) {
	await field('Username').fill(username)
	await field('Email').fill(email)
	await field('Password').fill(password)
}

test('signing up asks for username, e-mail and password, and marks the rules of the password while it is typed (A.ACC-03, A.ACC-04, A.ACC-30, ux 106)', async () => {
	const router = await show(accountRoutes, '/login')
	await page.getByRole('link', { name: 'Sign Up' }).click()
	await expect.element(headingOf('Sign Up')).toHaveFocus()
	await expect.element(page.getByRole('textbox')).toHaveLength(3)
	await expect.element(field('Password')).toHaveAttribute('minlength', '8')
	await expect.element(field('Password')).toHaveAttribute('autocomplete', 'new-password')
	const rules = page.getByRole('listitem').filter({ hasText: /: (not )?met$/ })
	const shown = () => rules.elements().map(({ textContent }) => textContent)
	await field('Password').fill('abc')
	await expect
		.poll(shown)
		.toEqual([
			expect.stringContaining('8+ characters: not met'),
			expect.stringContaining('Uppercase letter: not met'),
			expect.stringContaining('Lowercase letter: met'),
			expect.stringContaining('Number: not met'),
			expect.stringContaining('Special character (recommended): not met'),
		])
	await field('Password').fill('Abcdef1!')
	await expect.element(rules.filter({ hasText: /: met$/ })).toHaveLength(5)
	await router.navigate(-1)
	await expect.element(headingOf('Login')).toBeVisible()
})

test('each field of a signup says what is wrong with it, in the words of its rule, and nothing is sent (A.ACC-24..28)', async () => {
	const calls = serverAnswers({})
	await show(accountRoutes, '/login?mode=signup')
	await button('Sign Up').click()
	for (const [name, words] of [
		['Username', 'Username is required'],
		['Email', 'Invalid email address'],
		['Password', 'Password must be at least 8 characters'],
	] as const)
		await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(words))
	await expect.element(field('Username')).toHaveFocus()
	await fill(meera)
	for (const [name, typed, words] of [
		['Password', 'Abc1', 'Password must be at least 8 characters'],
		['Password', 'abcdefg1', 'Password must contain at least one uppercase letter'],
		['Password', 'ABCDEFG1', 'Password must contain at least one lowercase letter'],
		['Password', 'Abcdefgh', 'Password must contain at least one number'],
		['Username', 'ab', 'Username must be at least 3 characters'],
		['Username', 'a b c', 'Username can contain only letters, digits and underscores'],
	] as const) {
		await field(name).fill(typed)
		await button('Sign Up').click()
		await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(words))
	}
	expect(calls).toEqual([])
})

test('an e-mail or username that is taken is said at its field, and nothing typed is lost (A.ACC-34)', async () => {
	serverAnswers({
		[signUp]: [
			{ status: 400, json: { email: ['A user with this email already exists.'] } },
			{ status: 400, json: { username: ['A user with this username already exists.'] } },
		],
	})
	await show(accountRoutes, '/login?mode=signup')
	await fill(meera)
	await button('Sign Up').click()
	await expect.element(field('Email')).toHaveAccessibleDescription(expect.stringContaining('A user with this email already exists.'))
	await expect.element(field('Email')).toHaveFocus()
	await button('Sign Up').click()
	await expect.element(field('Username')).toHaveAccessibleDescription(expect.stringContaining('A user with this username already exists.'))
	await expect.element(field('Email')).toHaveValue(meera.email)
	await expect.element(field('Password')).toHaveValue(meera.password)
})

test('two presses send a signup once, under one key also after a lost answer, and lead to the mail with the way back kept (A.ACC-32, B.R-45, D-19)', async () => {
	const calls = serverAnswers({ [signUp]: ['away', { status: 201, json: {} }] })
	const router = await show(accountRoutes, '/login?mode=signup&returnUrl=%2Fpricing')
	await fill(meera)
	await button('Sign Up').dblClick()
	await expect.element(page.getByText('Account created! Please verify your email.')).toBeVisible()
	expect(addressOf(router)).toBe(`/verify-email?${new URLSearchParams({ email: meera.email })}`)
	expect(calls.map(({ body, key }) => ({ body, key }))).toEqual(Array(2).fill({ body: meera, key: calls[0]?.key }))
	expect(calls[0]?.key).toEqual(expect.any(String))
	expect(JSON.parse(localStorage.getItem('returnTo') ?? 'null')).toMatchObject({ path: '/pricing' })
})
