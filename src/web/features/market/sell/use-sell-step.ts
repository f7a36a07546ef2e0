import { useEffect, useRef, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type SellStep, sellSteps } from '../shared/sell-values.ts'

/**
 * The step of the form that the address names, `at` counting from 0; the first one until the form is begun, whatever the address says.
 * Another one is shown from its heading on.
 */
export function useSellStep(wasBegun: () => boolean) {
	const [search] = useSearchParams()
	const navigate = useNavigate()
	const [isBegun, setBegun] = useState(wasBegun)
	const asked = sellSteps.find((each) => each.step === search.get('step'))?.step ?? 'vehicle'
	const step = isBegun ? asked : 'vehicle'
	// Back, after a request was sent, leads to the steps of what is there no more.
	useEffect(() => {
		if (asked !== step) navigate('?', { replace: true, preventScrollReset: true })
	}, [asked, step, navigate])
	const heading = useRef<HTMLHeadingElement>(null)
	/** What is shown once its step stands on the screen. */
	const waiting = useRef<(() => void) | null>(null)
	const wasStep = useRef(step)
	useEffect(() => {
		if (wasStep.current === step) return
		wasStep.current = step
		const show = waiting.current
		waiting.current = null
		// The messages are drawn at once, which React does not do within an effect.
		if (show) queueMicrotask(show)
		else {
			heading.current?.focus()
			heading.current?.scrollIntoView({ block: 'start' })
		}
	}, [step])

	function goTo(next: SellStep) {
		setBegun(true)
		return navigate(`?step=${next}`, { preventScrollReset: true })
	}
	/** Shows what is wrong on its own step. */
	function showAt(next: SellStep, show: () => void) {
		if (next === step) return show()
		waiting.current = show
		goTo(next)
	}
	return { step, at: sellSteps.findIndex((each) => each.step === step), heading, goTo, showAt }
}
