<?php
defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

global $wpdb;
delete_option( 'dabei_page' );
$dabei_names = $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'dabei\\_last\\_%' OR option_name LIKE '\\_transient\\_dabei\\_fresh\\_%'" );
foreach ( $dabei_names as $dabei_name ) {
	if ( 0 === strpos( $dabei_name, '_transient_' ) ) {
		delete_transient( substr( $dabei_name, strlen( '_transient_' ) ) );
	} else {
		delete_option( $dabei_name );
	}
}
