import { AccountSheet } from '../../features/accounts/account-sheet.tsx'
import { unlistedMeta } from '../../features/site/titles.ts'
import { Button } from '../../ui/button.tsx'
import { CheckField } from '../../ui/check-field.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { demoOnly } from './demo-only.ts'

/** Where one chooses who comes back from the stand-in for Google; outside production only (D-06). */
export const loader = demoOnly
export const headers = () => ({ 'cache-control': 'no-store' })
export const meta = unlistedMeta('Stand-in for Google')

const people = [
	{ name: 'Rider', email: 'rider@pahiya.test' },
	{ name: 'Neela Joshi', email: 'neela@example.com' },
]

/** Plain forms: they leave the page, and need no JavaScript. */
export default function StandIn() {
	return (
		<AccountSheet label="For development" title="Stand-in for Google">
			<Text>
				This is not Google. No credentials of Google are set, so this page stands in for it: choose an address, and you come back as its
				owner.
			</Text>
			<Stack gap="small">
				{people.map(({ name, email }) => (
					<form key={email} method="post">
						<input type="hidden" name="name" value={name} />
						<input type="hidden" name="email" value={email} />
						<input type="hidden" name="verified" value="yes" />
						<Button type="submit" variant="quiet" wide>
							Continue as {email}
						</Button>
					</form>
				))}
			</Stack>
			<Heading level={2}>Somebody else</Heading>
			<form method="post">
				<Stack>
					<TextField name="email" label="Email" type="email" required autoComplete="off" autoCapitalize="none" spellCheck={false} />
					<TextField name="name" label="Name" optional autoComplete="off" />
					<CheckField name="verified" value="yes" label="Google has verified this address" defaultChecked />
					<Button type="submit" variant="go" wide>
						Continue
					</Button>
					<Button type="submit" name="answer" value="cancel" variant="quiet" wide formNoValidate>
						Cancel
					</Button>
				</Stack>
			</form>
		</AccountSheet>
	)
}
