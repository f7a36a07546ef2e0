import { serviceIconNames } from '../../ui/service-icon.tsx'

export const iconPathsId = 'icon-paths'

/** The drawings of kinds of work, as suggestions for a field with `list={iconPathsId}`. */
export function IconPaths() {
	return (
		<datalist id={iconPathsId}>
			{serviceIconNames.map((name) => (
				<option key={name} value={`/drawings/services/${name.replace(/^s-/, '')}.svg`} />
			))}
		</datalist>
	)
}
