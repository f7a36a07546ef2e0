import { Link, useNavigate } from 'react-router'
import type { SellRequest } from '#contract/market/selling.ts'
import { wordsOf } from '../../../api.ts'
import { NoAnswer } from '../../../session/send.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { momentWords } from '../../../ui/moment-words.ts'
import { Row, Rows } from '../../../ui/rows.tsx'
import { Text } from '../../../ui/text.tsx'
import { vehicleName } from '../shared/vehicle-words.ts'

type Props = {
	of: { request: SellRequest } | { failure: unknown; onRetry: () => void }
}

/** What became of a sell request that was sent (A.LAYOUT-38, A.LAYOUT-39). */
export function SellResult({ of }: Props) {
	const navigate = useNavigate()
	if ('request' in of) {
		const { reference, vehicle_details: vehicle, pickup_slot } = of.request
		return (
			<Dialog
				open
				backCloses={false}
				onClose={() => navigate('/profile?tab=vehicles', { replace: true })}
				title="We have your vehicle’s details"
				actions={
					<>
						<ButtonLink as={Link} to="/" variant="quiet">
							Home
						</ButtonLink>
						<ButtonLink as={Link} to="/profile?tab=vehicles" variant="go">
							My Vehicles
						</ButtonLink>
					</>
				}
			>
				<Text role="status">We look at it and write to you when the inspection has a time.</Text>
				<Rows ruled>
					<Row term="Reference" strong>
						{reference}
					</Row>
					<Row term="Vehicle">{vehicleName(vehicle)}</Row>
					<Row term="You would like us to come">{momentWords(pickup_slot)}</Row>
				</Rows>
			</Dialog>
		)
	}
	const { failure, onRetry } = of
	return (
		<Dialog
			open
			onClose={onRetry}
			title="Your vehicle was not sent"
			actions={
				<>
					<ButtonLink as={Link} to="/contact-us" variant="quiet">
						Contact Support
					</ButtonLink>
					<Button variant="go" onClick={onRetry}>
						Try Again
					</Button>
				</>
			}
		>
			<Text>
				{failure instanceof NoAnswer
					? 'There was no answer. Please check your connection and try again.'
					: wordsOf(failure, 'Something went wrong on our side. Please try again.')}
			</Text>
			<Text tone="muted">Everything that you entered is still there.</Text>
		</Dialog>
	)
}
