import { Link, useLocation } from 'react-router'
import type { VehicleWait } from '#contract/market/vehicle-waits.ts'
import { wordsOf } from '../../../api.ts'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { useWaiting } from '../shared/vehicle-waits.ts'
import { lineWords } from '../shared/vehicle-words.ts'

/** Of a vehicle that cannot be booked now: one press, and its person is mailed in turn when it can be. Visitors are asked to log in. */
export function WaitForVehicle({ id, wait }: { id: number; wait: VehicleWait | undefined }) {
	const session = useSession()
	const { pathname } = useLocation()
	const { join, leave } = useWaiting(id)
	const { run, isBusy, error } = useAction(wait ? leave : join)
	if (session.state === 'unknown') return null
	if (session.state !== 'signed-in')
		return (
			<div>
				<ButtonLink as={Link} to="/login" state={{ from: pathname }} variant="quiet">
					<Icon name="bell" size={20} />
					Log in to be told
				</ButtonLink>
			</div>
		)
	return (
		<Stack gap="small">
			<div role="status">
				{wait && (
					<Text weight="strong" icon="tick" tone="ok">
						{lineWords(wait)}
					</Text>
				)}
			</div>
			<div>
				<Button variant={wait ? 'text' : 'quiet'} busy={isBusy} onClick={() => run()}>
					{!wait && <Icon name="bell" size={20} />}
					{wait ? 'Stop waiting' : 'Tell me if it is free again'}
				</Button>
			</div>
			{!wait && (
				<Text size="small" tone="muted">
					We mail those who wait in their order. Whoever is next has 24 hours to book it.
				</Text>
			)}
			{error !== null && (
				<Text tone="bad" role="alert">
					{wordsOf(error, 'This could not be changed. Please try again.')}
				</Text>
			)}
		</Stack>
	)
}
