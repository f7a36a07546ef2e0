import { expect, test } from 'vitest'
import { useTestApp } from '../../../../tests/support/test-app.ts'

const product = useTestApp()

test('outside production one call makes a rider who is verified, logged in and knows a password', async () => {
	const { user, tokens, password } = await product.as().development.makeRider({})
	expect(user).toMatchObject({ role: 'customer', is_staff: false })
	expect(await product.as(tokens.access).accounts.profile({})).toMatchObject({ username: user.username, email: user.email })
	expect(await product.as().accounts.login({ body: { email: user.email, password } })).toMatchObject({ user: { id: user.id } })
	const another = await product.as().development.makeRider({})
	expect(another.user.email).not.toBe(user.email)
	expect(await product.sql('select id from outbox')).toEqual([])
})
