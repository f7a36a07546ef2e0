import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { ErrorState } from '../../ui/error-state.tsx'
import { Heading } from '../../ui/heading.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'
import { ConsentField } from './consent-field.tsx'
import styles from './own-data.module.css'
import { ownConsents } from './own-data-api.ts'

/** What one may agree to beyond what a booking needs: each for itself, none ticked beforehand, saved at once (D-43). */
export function ConsentList() {
	const consents = useQuery(ownConsents)
	const heading = useRef<HTMLHeadingElement>(null)
	return (
		<Stack as="section" gap="small" aria-labelledby="consent-title">
			<Heading id="consent-title" level={3} ref={heading} tabIndex={-1}>
				What you agree to
			</Heading>
			<Text>All of it is optional. Your bookings work the same without it, and you can change your mind here at any time.</Text>
			{consents.data ? (
				<ul className={styles.consents}>
					{consents.data.map((consent) => (
						<ConsentField key={consent.purpose} consent={consent} />
					))}
				</ul>
			) : consents.isError ? (
				<ErrorState
					text="We could not load what you agreed to."
					retryLabel="Retry"
					busy={consents.isFetching}
					onRetry={() => {
						heading.current?.focus()
						consents.refetch()
					}}
				/>
			) : (
				<>
					<LoadingText>Loading what you agreed to...</LoadingText>
					<Skeleton shape="rows" count={3} />
				</>
			)}
		</Stack>
	)
}
