import { Link } from 'react-router'
import { accountDeleted } from '#contract/privacy/privacy-words.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Text } from '../../ui/text.tsx'
import { useGoodBye } from './use-good-bye.ts'

/** What somebody reads whose account is gone. */
export function GoodBye() {
	useGoodBye()
	return (
		<>
			<div role="status">
				<Text weight="strong">{accountDeleted}</Text>
			</div>
			<Text>You are logged out on every device. A mail to your old address confirms it.</Text>
			<Text>
				Thank you for riding with us. If your bike needs us again, you can open a new account at any time, with the same email too.
			</Text>
			<ButtonLink as={Link} to="/" variant="quiet" wide>
				Return Home
			</ButtonLink>
		</>
	)
}
