import { useLocation, useNavigate } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { Heading } from '../../ui/heading.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Cluster } from '../../ui/stack.tsx'
import { Text } from '../../ui/text.tsx'

const isFirstLogin = (state: unknown) => typeof state === 'object' && state !== null && 'firstLogin' in state && state.firstLogin === true

/** After the account's first login: why it is worth telling more of oneself, until that is done or not wanted (A.R-16). */
export function WelcomeHint({ onStart }: { onStart: () => void }) {
	const { state, search } = useLocation()
	const navigate = useNavigate()
	if (!isFirstLogin(state)) return null
	const leave = () => navigate({ search }, { replace: true, state: null, preventScrollReset: true })
	return (
		<Panel tone="sunk" aria-labelledby="welcome-title">
			<Heading id="welcome-title">Welcome</Heading>
			<Text narrow>Tell us once where you live and what you ride. After that, every booking is filled in for you.</Text>
			<Cluster>
				<Button
					size="low"
					onClick={() => {
						leave()
						onStart()
					}}
				>
					Complete your profile
				</Button>
				<Button variant="text" size="low" onClick={leave}>
					Not now
				</Button>
			</Cluster>
		</Panel>
	)
}
