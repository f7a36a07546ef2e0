import { Banner } from '#web/ui/banner.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Columns } from '#web/ui/columns.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { Heading } from '#web/ui/heading.tsx'
import { LoadingText } from '#web/ui/loading-text.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Stack } from '#web/ui/stack.tsx'
import { FilterTag } from '#web/ui/tag.tsx'
import { toast } from '#web/ui/toast.ts'
import { DayAndNight, Part, type Place } from './ui-part.tsx'

export function States(place: Place) {
	return (
		<Part {...place} text="Empty, loading and failed are designed too.">
			<Stack gap="loose">
				<DayAndNight>
					<ErrorState text="Price not available right now" onRetry={() => toast({ title: 'Trying again', kind: 'info' })}>
						<a href="tel:+910000000000">+91 00000 00000</a>
					</ErrorState>
					<ErrorState text="Price not available right now" busy onRetry={() => toast({ title: 'Trying again', kind: 'info' })} />
					<ErrorState
						scene="broken"
						level={3}
						title="The repairs could not be loaded"
						text="Nothing of yours is lost. Without a connection the picture is the one for that."
						onRetry={() => toast({ title: 'Trying again', kind: 'info' })}
					/>
				</DayAndNight>
				<Columns wide={3} phone={1}>
					<Stack gap="small">
						<LoadingText>Loading spare parts...</LoadingText>
						<Skeleton shape="tile" count={2} />
					</Stack>
					<Stack>
						<LoadingText>Loading price...</LoadingText>
						<Skeleton />
						<Skeleton shape="block" />
					</Stack>
					<Stack>
						<LoadingText>Loading orders...</LoadingText>
						<Skeleton shape="rows" count={4} />
					</Stack>
				</Columns>
				<Stack gap="small">
					<Banner kind="offline">You are offline. What you type is kept.</Banner>
					<Banner kind="info" onClose={() => toast({ title: 'Closed', kind: 'info' })}>
						You have an unfinished booking. <a href="#main">Continue</a>
					</Banner>
					<Banner kind="ok">Your message has been sent successfully!</Banner>
					<Banner kind="bad">This hour was taken meanwhile. The nearest free ones are below.</Banner>
				</Stack>
				<Columns wide={3} phone={1}>
					<Panel>
						<Heading level={3}>Plain</Heading>
						<p>A box for something apart.</p>
					</Panel>
					<Panel tone="sunk">
						<Heading level={3}>Sunk</Heading>
						<p>Quieter than its page.</p>
					</Panel>
					<Panel tone="bad">
						<Heading level={3}>Delete account</Heading>
						<p>This cannot be undone.</p>
					</Panel>
				</Columns>
			</Stack>
		</Part>
	)
}

/** Every place where there is nothing, with the way to something. */
export function Nothing(place: Place) {
	const say = () => toast({ title: 'Pressed', kind: 'info' })
	return (
		<Part {...place} text="What would stand here, and the one way to get it.">
			<Columns wide={3} phone={1}>
				<EmptyState
					scene="empty-repairs"
					level={3}
					title="No repairs yet"
					text="Your repairs will appear here, each with its reference, hour and price."
				>
					<ButtonLink href="#main">Book a service</ButtonLink>
				</EmptyState>
				<EmptyState scene="empty-cart" level={3} title="Your cart is empty" text="Work you add stands here.">
					<ButtonLink href="#main" variant="quiet">
						See the services
					</ButtonLink>
				</EmptyState>
				<EmptyState scene="nothing-found" level={3} title="No repairs match" text="Drop a filter to see more:">
					<FilterTag onRemove={say}>State: Confirmed</FilterTag>
				</EmptyState>
				<EmptyState scene="free-day" level={3} title="No work on this day" text="New work appears here by itself." />
				<EmptyState scene="not-found" level={3} title="Page not found" text="The road ends here. Check the address, or go back." />
				<EmptyState scene="no-access" level={3} title="This page is not open to you" text="Log in with an account that may see it." />
				<ErrorState scene="offline" level={3} title="You are offline" text="What you typed is kept." onRetry={say} />
				<ErrorState scene="broken" level={3} title="This page could not be shown" text="Something broke on our side." onRetry={say} />
				<EmptyState level={3} title="Nothing, and no picture" text="Where there is little room." />
			</Columns>
		</Part>
	)
}
