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
	const token = await secretInMail(origin, who.email, /\/verify-email\/(\S+)/)
	await ask(origin, 'GET', `/accounts/verify-email/${token}/`)
	return logIn(origin, who.email, who.password)
}

/** The secret in the address that a mail to somebody names, waited for. */
export async function secretInMail(origin: string, to: string, address: RegExp): Promise<string> {
	for (let tries = 0; tries < 300; tries += 1) {
		const mails = await ask<{ text: string }[]>(origin, 'GET', `/dev/outbox/?to=${to}`)
		const [secret] = mails.flatMap(({ text }) => address.exec(text)?.[1] ?? [])
		if (secret) return secret
		await new Promise((resolve) => setTimeout(resolve, 100))
	}
	throw new Error(`The mail to ${to} did not come.`)
}
