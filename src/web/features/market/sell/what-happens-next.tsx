import { Heading } from '../../../ui/heading.tsx'
import { Stack } from '../../../ui/stack.tsx'
import { Timeline } from '../../../ui/timeline.tsx'

/** The way of a vehicle that is sold to us. */
export const WhatHappensNext = () => (
	<Stack as="section" gap="small" aria-labelledby="way-title">
		<Heading id="way-title">What happens next</Heading>
		<Timeline
			label="What happens next"
			steps={[
				{ title: 'You send photos and papers', time: 'About 5 minutes', state: 'current' },
				{ title: 'We inspect it at your door', time: 'Free', state: 'next' },
				{ title: 'You hear our price', time: 'You decide then', state: 'next' },
			]}
		/>
	</Stack>
)
