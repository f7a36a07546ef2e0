import { type ReactNode, startTransition, useDeferredValue, useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { ButtonLink } from '../../ui/button-link.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { PageHeading } from '../../ui/heading.tsx'
import { LoadingText } from '../../ui/loading-text.tsx'
import { Section } from '../../ui/section.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { Stack } from '../../ui/stack.tsx'
import { Wrap } from '../../ui/wrap.tsx'

// What stands in the place of a checkout's form.

/** The frame around every state of a checkout. */
export function CheckoutFrame({ title, children }: { title: string; children: ReactNode }) {
	return (
		<Section as="div" air="small">
			<Stack gap="normal">
				<Wrap>
					<PageHeading>{title}</PageHeading>
				</Wrap>
				{children}
			</Stack>
		</Section>
	)
}

/** The screen before anything is loaded; also what the server renders for everybody (D-27). */
export function CheckoutWaiting({ title, children }: { title: string; children: ReactNode }) {
	return (
		<CheckoutFrame title={title}>
			<Wrap>
				<Stack>
					<LoadingText>{children}</LoadingText>
					<Skeleton shape="rows" count={5} />
				</Stack>
			</Wrap>
		</CheckoutFrame>
	)
}

/**
 * How much of the form can be rendered: nothing, its first section, or all of it. Data that arrives while somebody waits is rendered in the
 * background and in two frames, so that no press has to wait; somebody who returns and has all of it cached sees it at once, scrolled to
 * where it was left.
 */
export function useReady(isKnown: boolean): { isReady: boolean; isWhole: boolean } {
	// A query that reloads after a failure must not take the form away from whoever fills it in.
	const [wasKnown, setKnown] = useState(isKnown)
	if (isKnown && !wasKnown) setKnown(true)
	const isReady = useDeferredValue(wasKnown)
	const [isWhole, setWhole] = useState(isKnown)
	useEffect(() => {
		if (isReady) startTransition(() => setWhole(true))
	}, [isReady])
	return { isReady, isWhole }
}

type UnavailableProps = { title: string; text: string /** The `DoubtNotice`. */; notice: ReactNode; onRetry: () => void; isBusy: boolean }

/** What is to be ordered, or its price, could not be loaded. */
export function CheckoutUnavailable({ title, text, notice, onRetry, isBusy }: UnavailableProps) {
	return (
		<CheckoutFrame title={title}>
			<Wrap>
				<Stack>
					{notice}
					<ErrorState scene="broken" text={text} onRetry={onRetry} busy={isBusy} />
				</Stack>
			</Wrap>
		</CheckoutFrame>
	)
}

/** Seconds until an empty checkout leads on by itself (B.SCART-18). */
const emptyStays = 3

type Empty = {
	title: string
	text: string
	/** Where there is something to buy, and what is said about the redirect. */
	shop: { to: string; words: string; leading: string }
	notice: ReactNode
	/** True while an order may have been made: then there is no redirect. */
	isUnsure: boolean
}

/** Nothing to order: says so and leads to the shop. */
export function EmptyCheckout({ title, text, shop, notice, isUnsure }: Empty) {
	const navigate = useNavigate()
	useEffect(() => {
		if (isUnsure) return
		const timer = setTimeout(() => navigate(shop.to, { replace: true }), emptyStays * 1000)
		return () => clearTimeout(timer)
	}, [isUnsure, shop.to, navigate])
	return (
		<Section as="div" air="small">
			<Wrap>
				<Stack>
					<PageHeading>{title}</PageHeading>
					{notice}
					<EmptyState scene="empty-cart" title={text} text={isUnsure ? undefined : shop.leading}>
						<ButtonLink as={Link} to={shop.to} replace>
							{shop.words}
						</ButtonLink>
					</EmptyState>
				</Stack>
			</Wrap>
		</Section>
	)
}
