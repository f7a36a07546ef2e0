import { api, sendSafely, wordsOf } from '../../../api.ts'
import { LogInToBeNotified } from '../../../kits/notifications/log-in-to-be-notified.tsx'
import { useSession } from '../../../session/use-session.ts'
import { Button } from '../../../ui/button.tsx'
import { useAction } from '../../../ui/form/use-action.ts'
import { Icon } from '../../../ui/icon.tsx'
import type { ListQuery } from '../../../ui/list/list-type.ts'
import { Text } from '../../../ui/text.tsx'
import { toast } from '../../../ui/toast.ts'

const numberIn = (text: string | undefined) => (text === undefined || Number.isNaN(Number(text)) ? null : Math.round(Number(text)))

/** Of a list that is filtered: its person is mailed when another vehicle like these is listed. Visitors are asked to log in. */
export function SaveSearch({ asked }: { asked: ListQuery }) {
	const session = useSession()
	const wanted = {
		search: asked.search ?? '',
		brand: asked.brand ?? '',
		min_price: numberIn(asked.min_price),
		max_price: numberIn(asked.max_price),
		min_year: numberIn(asked.min_year),
		max_year: numberIn(asked.max_year),
	}
	const { run, isBusy, error } = useAction(async () => {
		await sendSafely((key) => api.market.saveSearch({ body: wanted, key }))
		toast({ title: 'Search saved', text: 'We mail you when a vehicle like these is listed. Your searches stand in My Bookings.' })
	})
	if (session.state === 'unknown' || Object.values(wanted).every((value) => value === '' || value === null)) return null
	if (session.state !== 'signed-in') return <LogInToBeNotified words="Log in to be told of new ones" variant="quiet" size="low" />
	return (
		<>
			<Button variant="quiet" size="low" busy={isBusy} onClick={() => run()}>
				<Icon name="bell" size={20} />
				Tell me about new ones
			</Button>
			{error !== null && (
				<Text tone="bad" role="alert">
					{wordsOf(error, 'The search could not be saved. Please try again.')}
				</Text>
			)}
		</>
	)
}
