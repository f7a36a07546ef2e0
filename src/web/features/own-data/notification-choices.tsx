import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { channelNames, purposeWords } from '#contract/accounts/notification-words.ts'
import type { PreferenceChange, Preferences } from '#contract/privacy/privacy.ts'
import { sendSafely } from '../../api.ts'
import { ErrorState } from '../../ui/error-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { ChoiceField } from './choice-field.tsx'
import styles from './own-data.module.css'
import { ownDataApi, ownPreferences } from './own-data-api.ts'
import { QuietHours } from './quiet-hours.tsx'

/** What one is written to for, by what and in which hours not; each choice is saved at once (decision 0058). */
export function NotificationChoices() {
	const preferences = useQuery(ownPreferences)
	const queries = useQueryClient()
	const heading = useRef<HTMLHeadingElement>(null)
	const isThere = preferences.data !== undefined
	// The list above comes late, and pushes down what an address with #choices has shown.
	useEffect(() => {
		if (isThere && window.location.hash === '#choices') heading.current?.focus()
	}, [isThere])
	const save = async (body: PreferenceChange) => {
		queries.setQueryData(ownPreferences.queryKey, await sendSafely(() => ownDataApi.changePreferences({ body })))
	}
	return (
		<Stack as="section" gap="small" aria-labelledby="choices">
			<Heading id="choices" tabIndex={-1} ref={heading}>
				What we write to you
			</Heading>
			<Text narrow>All of it also appears here in your profile, whatever you choose.</Text>
			{preferences.data ? (
				<Stack gap="loose">
					{preferences.data.purposes.map((each) => (
						<Purpose key={each.purpose} of={each} channels={preferences.data.channels} save={save} />
					))}
					<QuietHours from={preferences.data.quiet_from} until={preferences.data.quiet_until} save={save} />
				</Stack>
			) : preferences.isError ? (
				<ErrorState
					text="We could not load what you chose."
					retryLabel="Retry"
					busy={preferences.isFetching}
					onRetry={() => preferences.refetch()}
				/>
			) : (
				<>
					<LoadingText>Loading what you chose...</LoadingText>
					<Skeleton shape="rows" count={4} />
				</>
			)}
		</Stack>
	)
}

type PurposeProps = {
	of: Preferences['purposes'][number]
	channels: Preferences['channels']
	save: (change: PreferenceChange) => Promise<void>
}

/** What is ordered is always told by mail; reminders go by short message only beside the mail. */
function Purpose({ of, channels, save }: PurposeProps) {
	const { purpose } = of
	const { title, text } = purposeWords[purpose]
	const offered = channels.filter((channel) => channel === 'mail' || purpose !== 'reminders' || of.mail)
	return (
		<Stack gap="tight" role="group" aria-labelledby={`choices-${purpose}`}>
			<Heading level={3} id={`choices-${purpose}`}>
				{title}
			</Heading>
			<Text narrow>{text}</Text>
			<ul className={styles.consents}>
				{offered.map((channel) =>
					channel === 'mail' && purpose === 'bookings' ? (
						<li key={channel} className={styles.always}>
							<Text icon="tick">{channelNames.mail}: always on</Text>
						</li>
					) : (
						<ChoiceField
							key={channel}
							label={channelNames[channel]}
							isOn={of[channel]}
							scope="preferences"
							save={(on) => save({ purpose, channel, on })}
						/>
					),
				)}
			</ul>
		</Stack>
	)
}
