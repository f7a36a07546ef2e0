export type Login = { user: { id?: number; username: string; email: string; name: string; role: string }; tokens: { access: string } }

/** The answer of one of the product's own calls. Throws what it answered when it did not work. */
export async function ask<T>(
	origin: string,
	method: string,
	path: string,
	{ body, access }: { body?: unknown; access?: string } = {},
): Promise<T> {
	const reply = await fetch(`${origin}/api${path}`, {
		method,
		headers: {
			...(body !== undefined && { 'content-type': 'application/json' }),
			...(access && { authorization: `Bearer ${access}` }),
		},
		...(body !== undefined && { body: JSON.stringify(body) }),
	})
	const text = await reply.text()
	if (!reply.ok) throw new Error(`${method} ${path} answered ${reply.status}: ${text.slice(0, 400)}`)
	return (text === '' ? null : JSON.parse(text)) as T
}

export const logIn = (origin: string, email: string, password: string) =>
	ask<Login>(origin, 'POST', '/accounts/login/', { body: { email, password } })

/** A new customer, through sign-up, mail and link. */
export async function signUp(origin: string, name: string) {
	const who = { username: `${name}_pune`, email: `${name}@pahiya.test`, password: 'Sawaari2026' }
	await ask(origin, 'POST', '/accounts/signup/', { body: who })
	for (let tries = 0; tries < 300; tries += 1) {
		const [mail] = await ask<{ text: string }[]>(origin, 'GET', `/dev/outbox/?to=${who.email}`)
		const token = /\/verify-email\/(\S+)/.exec(mail?.text ?? '')?.[1]
		if (token) {
			await ask(origin, 'GET', `/accounts/verify-email/${token}/`)
			return logIn(origin, who.email, who.password)
		}
		await new Promise((resolve) => setTimeout(resolve, 100))
	}
	throw new Error(`The mail to ${who.email} did not come.`)
}
