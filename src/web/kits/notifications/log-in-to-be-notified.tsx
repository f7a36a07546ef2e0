import { Link, useLocation } from 'react-router'
import type { ButtonLook } from '../../ui/button-class.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'

/** What visitors press in place of what members are mailed of; the login leads back here. */
export function LogInToBeNotified({ words = 'Log in to be told', ...look }: { words?: string } & Pick<ButtonLook, 'variant' | 'size'>) {
	const { pathname, search } = useLocation()
	return (
		<ButtonLink as={Link} to="/login" state={{ from: pathname + search }} {...look}>
			<Icon name="bell" size={20} />
			{words}
		</ButtonLink>
	)
}
