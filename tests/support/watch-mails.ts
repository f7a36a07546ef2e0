import { onTestFinished, vi } from 'vitest'
import type { Mail } from '#platform/mail/mailer.ts'
import type { TestApp } from './test-app.ts'

/** The mails of this test from here on, with what goes along with them and the outbox does not keep. */
export function watchMails({ mailer }: Pick<TestApp, 'mailer'>): Mail[] {
	const mails: Mail[] = []
	const deliver = mailer.deliver
	const spy = vi.spyOn(mailer, 'deliver').mockImplementation((key, write, also) =>
		deliver(
			key,
			async () => {
				const mail = await write()
				if (mail) mails.push(mail)
				return mail
			},
			also,
		),
	)
	onTestFinished(() => spy.mockRestore())
	return mails
}
