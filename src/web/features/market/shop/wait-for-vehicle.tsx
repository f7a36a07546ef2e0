import { turnHours } from '#contract/market/vehicle-wait-words.ts'
import type { VehicleWait } from '#contract/market/vehicle-waits.ts'
import { wordsOf } from '../../../api.ts'
import { LogInToBeNotified } from '../../../kits/notifications/log-in-to-be-notified.tsx'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { Icon } from '../../../ui/icon.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Text } from '../../../ui/text.tsx'
import { useWaiting } from '../shared/vehicle-waits.ts'
import { lineWords } from '../shared/vehicle-words.ts'

/** Of a vehicle that cannot be booked now: one press, and its person is mailed in turn when it can be. Visitors are asked to log in. */
export function WaitForVehicle({ id, wait }: { id: number; wait: VehicleWait | undefined }) {
	const session = useSession()
	const { join, leave } = useWaiting(id)
	const { run, isBusy, error } = useAction(wait ? leave : join)
	if (session.state === 'unknown') return null
	if (session.state !== 'signed-in')
		return (
			<div>
				<LogInToBeNotified variant="quiet" />
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
					We mail those who wait in their order. Whoever is next has {turnHours} hours to book it.
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
