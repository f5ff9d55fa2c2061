<?php
defined( 'ABSPATH' ) || exit;

function dabei_add_settings_page(): void {
	add_options_page( 'Dabei', 'Dabei', 'manage_options', 'dabei', 'dabei_show_settings' );
}

function dabei_register_settings(): void {
	register_setting( 'dabei', DABEI_OPTION, array( 'type' => 'string', 'default' => '', 'sanitize_callback' => 'dabei_accept_address' ) );
}

/** The address without query; an invalid one leaves the present address. */
function dabei_accept_address( $text ): string {
	$text = trim( (string) $text );
	$page = dabei_parse_address( $text );
	if ( null === $page && '' !== $text ) {
		add_settings_error( DABEI_OPTION, 'dabei_address', esc_html( dabei_admin_texts()['address_bad'] ) );
		return (string) get_option( DABEI_OPTION, '' );
	}
	if ( null !== $page ) {
		delete_transient( 'dabei_fresh_' . md5( $page ) );
	}
	return (string) $page;
}

function dabei_show_settings(): void {
	$texts = dabei_admin_texts();
	$page  = (string) get_option( DABEI_OPTION, '' );
	$last  = '' === $page ? null : get_option( 'dabei_last_' . md5( $page ), null );
	$state = is_array( $last )
		? sprintf( $texts['fetched'], dabei_local( $last['at'] )->format( 'Y-m-d H:i' ), count( $last['events'] ) )
		: $texts['not_fetched'];
	?>
	<div class="wrap">
		<h1>Dabei</h1>
		<form action="options.php" method="post">
			<?php settings_fields( 'dabei' ); ?>
			<table class="form-table" role="presentation">
				<tr>
					<th scope="row"><label for="dabei-page"><?php echo esc_html( $texts['address'] ); ?></label></th>
					<td>
						<input class="regular-text code" id="dabei-page" name="<?php echo esc_attr( DABEI_OPTION ); ?>" type="url" value="<?php echo esc_attr( $page ); ?>" aria-describedby="dabei-page-help">
						<p class="description" id="dabei-page-help"><?php echo esc_html( $texts['address_help'] ); ?></p>
					</td>
				</tr>
			</table>
			<?php submit_button(); ?>
		</form>
		<p><?php echo esc_html( $texts['usage'] ); ?></p>
		<p><?php echo esc_html( '' === $page ? $texts['no_address'] : $state ); ?></p>
	</div>
	<?php
}
